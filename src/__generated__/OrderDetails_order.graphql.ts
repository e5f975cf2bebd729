/**
 * @generated SignedSource<<0228aa35ce63bd6285367e72db6016a2>>
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
var v0 = [
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
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "GiftMessage",
  "kind": "LinkedField",
  "name": "gift_message",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
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
  "metadata": null,
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
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "subtotal_incl_tax",
                        "plural": false,
                        "selections": (v0/*:: as any*/),
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
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderItemPrices",
                        "kind": "LinkedField",
                        "name": "prices",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "price_including_tax",
                            "plural": false,
                            "selections": (v0/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total_including_tax",
                            "plural": false,
                            "selections": (v0/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GiftCardItem",
                            "kind": "LinkedField",
                            "name": "gift_card",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "recipient_name",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "recipient_email",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "GiftCardOrderItem",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder",
            "abstractKey": null
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gift_receipt_included",
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "items_eligible_for_return",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total_count",
                        "storageKey": null
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ReturnRows_returns"
                      }
                    ],
                    "storageKey": "returns(pageSize:20)"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "order_status_change_date",
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "CustomerOrder",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "statusDate"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayments_order"
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};
})();

(node as any).hash = "35b48368771d80cc6c9de00e5b103a6e";

export default node;
