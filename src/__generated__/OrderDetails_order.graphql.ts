/**
 * @generated SignedSource<<358a56cf6694dd93f219e87af9582578>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly giftCards?: {
    readonly " $fragmentSpreads": FragmentRefs<"GiftRecipientsContext_order">;
  } | null | undefined;
  readonly giftMessages?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderGiftMessagesContext_order">;
  } | null | undefined;
  readonly giftOptions?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderGiftContext_order">;
  } | null | undefined;
  readonly prices?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderPricesContext_order">;
  } | null | undefined;
  readonly returns?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReturnsOfOrder_order">;
  } | null | undefined;
  readonly statusDate?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderStatusDateContext_order">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order">;
  readonly " $fragmentType": "OrderDetails_order";
};
export type OrderDetails_order$key = {
  readonly " $data"?: OrderDetails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "moneyOf_money",
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "currency"
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "concreteType": "GiftMessage",
  "kind": "LinkedField",
  "name": "gift_message",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "to"
    },
    {
      "kind": "ScalarField",
      "name": "from"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ]
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasGiftCards"
    },
    {
      "kind": "RootArgument",
      "name": "hasGiftMessages"
    },
    {
      "kind": "RootArgument",
      "name": "hasGiftOptions"
    },
    {
      "kind": "RootArgument",
      "name": "hasPrices"
    },
    {
      "kind": "RootArgument",
      "name": "hasReturns"
    },
    {
      "kind": "RootArgument",
      "name": "hasStatusDate"
    }
  ],
  "kind": "Fragment",
  "name": "OrderDetails_order",
  "selections": [
    {
      "condition": "hasPrices",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "OrderPricesContext_order",
                "selections": [
                  {
                    "concreteType": "OrderTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "subtotal_incl_tax",
                        "plural": false,
                        "selections": (v1/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "quantity_ordered"
                      },
                      {
                        "concreteType": "OrderItemPrices",
                        "kind": "LinkedField",
                        "name": "prices",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "price",
                            "plural": false,
                            "selections": (v1/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "price_including_tax",
                            "plural": false,
                            "selections": (v1/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total",
                            "plural": false,
                            "selections": (v1/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total_including_tax",
                            "plural": false,
                            "selections": (v1/*:: as any*/)
                          },
                          {
                            "concreteType": "FixedProductTax",
                            "kind": "LinkedField",
                            "name": "fixed_product_taxes",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "label"
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": [
                                  (v0/*:: as any*/)
                                ]
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "prices"
        }
      ]
    },
    {
      "condition": "hasGiftMessages",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "OrderGiftMessagesContext_order",
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "giftMessages"
        }
      ]
    },
    {
      "condition": "hasGiftCards",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "GiftRecipientsContext_order",
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "GiftCardItem",
                            "kind": "LinkedField",
                            "name": "gift_card",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "recipient_name"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "recipient_email"
                              }
                            ]
                          }
                        ],
                        "type": "GiftCardOrderItem"
                      }
                    ]
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "giftCards"
        }
      ]
    },
    {
      "condition": "hasGiftOptions",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "OrderGiftContext_order",
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "gift_receipt_included"
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "giftOptions"
        }
      ]
    },
    {
      "condition": "hasReturns",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ReturnsOfOrder_order",
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "items_eligible_for_return",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
                  },
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "pageSize",
                        "value": 20
                      }
                    ],
                    "concreteType": "Returns",
                    "kind": "LinkedField",
                    "name": "returns",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "total_count"
                      },
                      {
                        "kind": "FragmentSpread",
                        "name": "ReturnRows_returns"
                      }
                    ],
                    "storageKey": "returns(pageSize:20)"
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "returns"
        }
      ]
    },
    {
      "condition": "hasStatusDate",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "OrderStatusDateContext_order",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "order_status_change_date"
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "statusDate"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderPayments_order"
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "35b48368771d80cc6c9de00e5b103a6e";

export default node;
