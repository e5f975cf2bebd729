/**
 * @generated SignedSource<<9ce00b5da0cb7359ef984a4f62b8cf11>>
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
      readonly configured_variant?: {
        readonly thumbnail: {
          readonly url: string | null | undefined;
        } | null | undefined;
      };
      readonly errors: ReadonlyArray<{
        readonly code: CartItemErrorType;
      } | null | undefined> | null | undefined;
      readonly prices: {
        readonly row_total: {
          readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
        };
        readonly row_total_including_tax: {
          readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
        };
      } | null | undefined;
      readonly product: {
        readonly name: string | null | undefined;
        readonly thumbnail?: {
          readonly url: string | null | undefined;
        } | null | undefined;
      };
      readonly quantity: number;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"lineWords_item">;
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
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v1 = [
  {
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
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "moneyOf_money",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineWords_option",
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectedCustomizableOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPictures"
    }
  ],
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
            (v0/*:: as any*/),
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
                {
                  "condition": "withPictures",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": (v1/*:: as any*/)
                }
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
                  "name": "row_total",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "row_total_including_tax",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "lineWords_item",
              "selections": [
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v5/*:: as any*/),
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
                    }
                  ],
                  "type": "ConfigurableCartItem",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SelectedBundleOption",
                      "kind": "LinkedField",
                      "name": "bundle_options",
                      "plural": true,
                      "selections": [
                        (v4/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "SelectedBundleOptionValue",
                          "kind": "LinkedField",
                          "name": "values",
                          "plural": true,
                          "selections": [
                            (v4/*:: as any*/),
                            (v0/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "BundleCartItem",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "DownloadableProductLinks",
                      "kind": "LinkedField",
                      "name": "links",
                      "plural": true,
                      "selections": [
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
                  "type": "DownloadableCartItem",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "SimpleCartItem",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "VirtualCartItem",
                  "abstractKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            },
            {
              "condition": "withPictures",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": null,
                      "kind": "LinkedField",
                      "name": "configured_variant",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "type": "ConfigurableCartItem",
                  "abstractKey": null
                }
              ]
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

(node as any).hash = "4e368b1567a923edb923b9636a62b16b";

export default node;
