/**
 * @generated SignedSource<<d74d1853f59e916ab810fdbf2fac3988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartItemErrorType = "ITEM_INCREMENTS" | "ITEM_QTY" | "UNDEFINED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderLines_cart$data = {
  readonly id: string;
  readonly itemsV2: {
    readonly items: ReadonlyArray<{
      readonly configurable_options?: ReadonlyArray<{
        readonly option_label: string;
        readonly value_label: string;
      } | null | undefined>;
      readonly configured_variant?: {
        readonly thumbnail: {
          readonly url: string | null | undefined;
        } | null | undefined;
      };
      readonly errors: ReadonlyArray<{
        readonly code: CartItemErrorType;
      } | null | undefined> | null | undefined;
      readonly prices: {
        readonly row_total_including_tax: {
          readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
        };
      } | null | undefined;
      readonly product: {
        readonly name: string | null | undefined;
        readonly thumbnail: {
          readonly url: string | null | undefined;
        } | null | undefined;
      };
      readonly quantity: number;
      readonly uid: string;
    } | null | undefined>;
  } | null | undefined;
  readonly " $fragmentType": "OrderLines_cart";
};
export type OrderLines_cart$key = {
  readonly " $data"?: OrderLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "OrderLines_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "pageSize",
          "value": 100
        }
      ],
      "concreteType": "CartItems",
      "kind": "LinkedField",
      "name": "itemsV2",
      "plural": false,
      "selections": [
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
              "name": "uid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CartItemError",
              "kind": "LinkedField",
              "name": "errors",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CartItemPrices",
              "kind": "LinkedField",
              "name": "prices",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "row_total_including_tax",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "moneyOf_money",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "value",
                          "storageKey": null
                        },
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
                }
              ],
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SelectedConfigurableOption",
                  "kind": "LinkedField",
                  "name": "configurable_options",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "option_label",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value_label",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "configured_variant",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ConfigurableCartItem",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "itemsV2(pageSize:100)"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "59326491ee0b6347a7a2e3c47de1946c";

export default node;
