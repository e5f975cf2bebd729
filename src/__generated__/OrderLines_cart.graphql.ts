/**
 * @generated SignedSource<<32247a879dd8a419a5f88f262a4c09eb>>
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
        readonly fixed_product_taxes: ReadonlyArray<{
          readonly amount: {
            readonly value: number | null | undefined;
          } | null | undefined;
          readonly label: string | null | undefined;
        } | null | undefined> | null | undefined;
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
  "kind": "ScalarField",
  "name": "quantity"
},
v1 = [
  {
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
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "value"
},
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "moneyOf_money",
    "selections": [
      (v2/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "currency"
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "label"
},
v5 = {
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
          "concreteType": "SelectedCustomizableOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v2/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
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
  "name": "OrderLines_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
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
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uid"
            },
            (v0/*:: as any*/),
            {
              "concreteType": "CartItemError",
              "kind": "LinkedField",
              "name": "errors",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "code"
                }
              ]
            },
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "name"
                },
                {
                  "condition": "withPictures",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": (v1/*:: as any*/)
                }
              ]
            },
            {
              "concreteType": "CartItemPrices",
              "kind": "LinkedField",
              "name": "prices",
              "plural": false,
              "selections": [
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "row_total",
                  "plural": false,
                  "selections": (v3/*:: as any*/)
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "row_total_including_tax",
                  "plural": false,
                  "selections": (v3/*:: as any*/)
                },
                {
                  "concreteType": "FixedProductTax",
                  "kind": "LinkedField",
                  "name": "fixed_product_taxes",
                  "plural": true,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "amount",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/)
                      ]
                    }
                  ]
                }
              ]
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
                      "concreteType": "SelectedConfigurableOption",
                      "kind": "LinkedField",
                      "name": "configurable_options",
                      "plural": true,
                      "selections": [
                        {
                          "kind": "ScalarField",
                          "name": "option_label"
                        },
                        {
                          "kind": "ScalarField",
                          "name": "value_label"
                        }
                      ]
                    }
                  ],
                  "type": "ConfigurableCartItem"
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "concreteType": "SelectedBundleOption",
                      "kind": "LinkedField",
                      "name": "bundle_options",
                      "plural": true,
                      "selections": [
                        (v4/*:: as any*/),
                        {
                          "concreteType": "SelectedBundleOptionValue",
                          "kind": "LinkedField",
                          "name": "values",
                          "plural": true,
                          "selections": [
                            (v4/*:: as any*/),
                            (v0/*:: as any*/)
                          ]
                        }
                      ]
                    }
                  ],
                  "type": "BundleCartItem"
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "concreteType": "DownloadableProductLinks",
                      "kind": "LinkedField",
                      "name": "links",
                      "plural": true,
                      "selections": [
                        {
                          "kind": "ScalarField",
                          "name": "title"
                        }
                      ]
                    }
                  ],
                  "type": "DownloadableCartItem"
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "SimpleCartItem"
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "VirtualCartItem"
                }
              ],
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
                      "kind": "LinkedField",
                      "name": "configured_variant",
                      "plural": false,
                      "selections": (v1/*:: as any*/)
                    }
                  ],
                  "type": "ConfigurableCartItem"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "itemsV2(pageSize:100)"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "317681b5d2106eb816fd79dcc1b72936";

export default node;
