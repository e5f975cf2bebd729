/**
 * @generated SignedSource<<b56ae563c9707311c22e36aa25757267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderedItems_order$data = {
  readonly items: ReadonlyArray<{
    readonly bundle_options?: ReadonlyArray<{
      readonly label: string;
      readonly uid: string;
      readonly values: ReadonlyArray<{
        readonly product_name: string;
        readonly quantity: number;
        readonly uid: string;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
    readonly downloadable_links?: ReadonlyArray<{
      readonly title: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly entered_options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    } | null | undefined> | null | undefined;
    readonly id: string;
    readonly product: {
      readonly thumbnail: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly variants?: ReadonlyArray<{
        readonly product: {
          readonly sku: string | null | undefined;
          readonly thumbnail: {
            readonly url: string | null | undefined;
          } | null | undefined;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined;
    readonly product_name: string | null | undefined;
    readonly product_sale_price: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
    readonly product_sku: string;
    readonly quantity_ordered: number | null | undefined;
    readonly selected_options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "OrderedItems_order";
};
export type OrderedItems_order$key = {
  readonly " $data"?: OrderedItems_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderedItems_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "product_name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderedItems_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "product_sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity_ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "product_sale_price",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "moneyOf_money",
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItemOption",
          "kind": "LinkedField",
          "name": "selected_options",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItemOption",
          "kind": "LinkedField",
          "name": "entered_options",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ItemSelectedBundleOption",
              "kind": "LinkedField",
              "name": "bundle_options",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ItemSelectedBundleOptionValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    (v4/*:: as any*/),
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "quantity",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "BundleOrderItem",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DownloadableItemsLinks",
              "kind": "LinkedField",
              "name": "downloadable_links",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "DownloadableOrderItem",
          "abstractKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ConfigurableVariant",
                  "kind": "LinkedField",
                  "name": "variants",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SimpleProduct",
                      "kind": "LinkedField",
                      "name": "product",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "sku",
                          "storageKey": null
                        },
                        (v5/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ConfigurableProduct",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};
})();

(node as any).hash = "931d9bf7c872987506fba9446d9dd60e";

export default node;
