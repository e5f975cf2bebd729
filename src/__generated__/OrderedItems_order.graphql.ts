/**
 * @generated SignedSource<<e065bff9ec96b18b516c3989f934915e>>
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
    readonly product_name: string | null | undefined;
    readonly product_sale_price: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
    readonly quantity_ordered: number | null | undefined;
    readonly selected_options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    } | null | undefined> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"boughtPicture_item">;
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
  "kind": "ScalarField",
  "name": "product_name"
},
v1 = {
  "kind": "ScalarField",
  "name": "value"
},
v2 = {
  "kind": "ScalarField",
  "name": "label"
},
v3 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderedItems_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "quantity_ordered"
        },
        {
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
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ],
              "argumentDefinitions": []
            }
          ]
        },
        {
          "concreteType": "OrderItemOption",
          "kind": "LinkedField",
          "name": "selected_options",
          "plural": true,
          "selections": (v3/*:: as any*/)
        },
        {
          "concreteType": "OrderItemOption",
          "kind": "LinkedField",
          "name": "entered_options",
          "plural": true,
          "selections": (v3/*:: as any*/)
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "ItemSelectedBundleOption",
              "kind": "LinkedField",
              "name": "bundle_options",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "concreteType": "ItemSelectedBundleOptionValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    (v4/*:: as any*/),
                    (v0/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "quantity"
                    }
                  ]
                }
              ]
            }
          ],
          "type": "BundleOrderItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "DownloadableItemsLinks",
              "kind": "LinkedField",
              "name": "downloadable_links",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "title"
                }
              ]
            }
          ],
          "type": "DownloadableOrderItem"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "boughtPicture_item",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "product_sku"
            },
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "concreteType": "ConfigurableVariant",
                      "kind": "LinkedField",
                      "name": "variants",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "SimpleProduct",
                          "kind": "LinkedField",
                          "name": "product",
                          "plural": false,
                          "selections": [
                            {
                              "kind": "ScalarField",
                              "name": "sku"
                            },
                            (v5/*:: as any*/)
                          ]
                        }
                      ]
                    }
                  ],
                  "type": "ConfigurableProduct"
                }
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "10f98fdad6d421f08b02d4a611f6e610";

export default node;
