/**
 * @generated SignedSource<<fb92fea09f77abd83cc3135014000bec>>
 * @relayHash 5e13c7403c10c6a9e09259a45985ba6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4815cf25f2ac87005ee08ccdcf262e37bcbb30aa57ba0c3272a5d4c1a44ba1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutExtrasQuery$variables = {
  cartId: string;
  hasGiftCardLines: boolean;
  hasGiftCards: boolean;
  hasGiftOptions: boolean;
  hasRewardPoints: boolean;
  hasStoreCredit: boolean;
};
export type CheckoutExtrasQuery$data = {
  readonly cart: {
    readonly giftCards?: {
      readonly " $fragmentSpreads": FragmentRefs<"GiftCardSums_cart">;
    } | null | undefined;
    readonly giftOptions?: {
      readonly " $fragmentSpreads": FragmentRefs<"GiftOptions_cart">;
    } | null | undefined;
    readonly id: string;
    readonly itemsV2?: {
      readonly items: ReadonlyArray<{
        readonly giftCard: {
          readonly " $fragmentSpreads": FragmentRefs<"giftCardLine_item">;
        };
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
    readonly rewardPoints?: {
      readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_cart">;
    } | null | undefined;
    readonly storeCredit?: {
      readonly " $fragmentSpreads": FragmentRefs<"StoreCredit_cart">;
    } | null | undefined;
  } | null | undefined;
  readonly points?: {
    readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_query">;
  } | null | undefined;
  readonly storeConfig?: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GiftOptions_storeConfig">;
  } | null | undefined;
};
export type CheckoutExtrasQuery = {
  response: CheckoutExtrasQuery$data;
  variables: CheckoutExtrasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGiftCardLines"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGiftCards"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGiftOptions"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasRewardPoints"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasStoreCredit"
},
v6 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = [
  {
    "kind": "Literal",
    "name": "currentPage",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v9 = {
  "kind": "ScalarField",
  "name": "uid"
},
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v11 = {
  "kind": "ScalarField",
  "name": "value"
},
v12 = [
  (v11/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v13 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v14 = {
  "kind": "ScalarField",
  "name": "sender_name"
},
v15 = {
  "kind": "ScalarField",
  "name": "sender_email"
},
v16 = {
  "kind": "ScalarField",
  "name": "recipient_name"
},
v17 = {
  "kind": "ScalarField",
  "name": "recipient_email"
},
v18 = {
  "kind": "ScalarField",
  "name": "message"
},
v19 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "GiftCardAmounts",
      "kind": "LinkedField",
      "name": "giftcard_amounts",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v11/*:: as any*/)
      ]
    }
  ],
  "type": "GiftCardProduct"
},
v20 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v21 = {
  "kind": "ScalarField",
  "name": "code"
},
v22 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "applied_balance",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v23 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "money",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v24 = {
  "kind": "ScalarField",
  "name": "points"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "CheckoutExtrasQuery",
    "selections": [
      {
        "args": (v6/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
                      "kind": "FragmentSpread",
                      "name": "GiftCardSums_cart"
                    }
                  ],
                  "type": "Cart"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "giftCards"
              }
            ]
          },
          {
            "condition": "hasGiftCardLines",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "args": (v8/*:: as any*/),
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
                      (v9/*:: as any*/),
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "giftCardLine_item",
                              "selections": [
                                (v10/*:: as any*/),
                                (v9/*:: as any*/),
                                {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    (v13/*:: as any*/),
                                    (v14/*:: as any*/),
                                    (v15/*:: as any*/),
                                    (v16/*:: as any*/),
                                    (v17/*:: as any*/),
                                    (v18/*:: as any*/),
                                    {
                                      "kind": "LinkedField",
                                      "name": "product",
                                      "plural": false,
                                      "selections": [
                                        (v19/*:: as any*/)
                                      ]
                                    }
                                  ],
                                  "type": "GiftCardCartItem"
                                }
                              ],
                              "argumentDefinitions": []
                            }
                          ],
                          "type": "CartItemInterface",
                          "abstractKey": "__isCartItemInterface"
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "giftCard"
                      }
                    ]
                  }
                ],
                "storageKey": "itemsV2(currentPage:1,pageSize:100)"
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
                      "kind": "FragmentSpread",
                      "name": "GiftOptions_cart"
                    }
                  ],
                  "type": "Cart"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "giftOptions"
              }
            ]
          },
          {
            "condition": "hasStoreCredit",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "StoreCredit_cart"
                    }
                  ],
                  "type": "Cart"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "storeCredit"
              }
            ]
          },
          {
            "condition": "hasRewardPoints",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "RewardPoints_cart"
                    }
                  ],
                  "type": "Cart"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "rewardPoints"
              }
            ]
          }
        ]
      },
      {
        "condition": "hasGiftOptions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "StoreConfig",
            "kind": "LinkedField",
            "name": "storeConfig",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "GiftOptions_storeConfig"
              }
            ]
          }
        ]
      },
      {
        "condition": "hasRewardPoints",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "RewardPoints_query"
                }
              ],
              "type": "Query"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "points"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheckoutExtrasQuery",
    "selections": [
      {
        "args": (v6/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "condition": "hasGiftCards",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "AppliedGiftCard",
                "kind": "LinkedField",
                "name": "applied_gift_cards",
                "plural": true,
                "selections": [
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
                ]
              }
            ]
          },
          {
            "condition": "hasGiftCardLines",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "args": (v8/*:: as any*/),
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
                      (v10/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItemInterface"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v10/*:: as any*/),
                              (v19/*:: as any*/),
                              (v9/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "GiftCardCartItem"
                      }
                    ]
                  }
                ],
                "storageKey": "itemsV2(currentPage:1,pageSize:100)"
              }
            ]
          },
          {
            "condition": "hasGiftOptions",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
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
                  (v18/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "gift_receipt_included"
              }
            ]
          },
          {
            "condition": "hasStoreCredit",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "AppliedStoreCredit",
                "kind": "LinkedField",
                "name": "applied_store_credit",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "enabled"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "current_balance",
                    "plural": false,
                    "selections": (v12/*:: as any*/)
                  }
                ]
              }
            ]
          },
          {
            "condition": "hasRewardPoints",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "RewardPointsAmount",
                "kind": "LinkedField",
                "name": "applied_reward_points",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "is_virtual"
              },
              {
                "concreteType": "AvailablePaymentMethod",
                "kind": "LinkedField",
                "name": "available_payment_methods",
                "plural": true,
                "selections": [
                  (v21/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  }
                ]
              },
              {
                "concreteType": "CartPrices",
                "kind": "LinkedField",
                "name": "prices",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "grand_total",
                    "plural": false,
                    "selections": (v12/*:: as any*/)
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "condition": "hasGiftOptions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "StoreConfig",
            "kind": "LinkedField",
            "name": "storeConfig",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "allow_order"
              },
              {
                "kind": "ScalarField",
                "name": "allow_gift_receipt"
              }
            ]
          }
        ]
      },
      {
        "condition": "hasRewardPoints",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "concreteType": "RewardPoints",
                "kind": "LinkedField",
                "name": "reward_points",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RewardPointsAmount",
                    "kind": "LinkedField",
                    "name": "balance",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v23/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "StoreConfig",
            "kind": "LinkedField",
            "name": "storeConfig",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "magento_reward_general_min_points_balance"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5e13c7403c10c6a9e09259a45985ba6d",
    "id": "5c4815cf25f2ac87005ee08ccdcf262e37bcbb30aa57ba0c3272a5d4c1a44ba1",
    "metadata": {},
    "name": "CheckoutExtrasQuery",
    "operationKind": "query",
    "text": "query CheckoutExtrasQuery($cartId:String!,$hasGiftCards:Boolean!,$hasGiftCardLines:Boolean!,$hasGiftOptions:Boolean!,$hasStoreCredit:Boolean!,$hasRewardPoints:Boolean!){cart(cart_id:$cartId){id,...GiftCardSums_cart@include(if:$hasGiftCards),itemsV2(pageSize:100,currentPage:1)@include(if:$hasGiftCardLines){items{__typename,uid,...giftCardLine_item}},...GiftOptions_cart@include(if:$hasGiftOptions),...StoreCredit_cart@include(if:$hasStoreCredit),...RewardPoints_cart@include(if:$hasRewardPoints)},storeConfig@include(if:$hasGiftOptions){store_code,...GiftOptions_storeConfig},...RewardPoints_query@include(if:$hasRewardPoints)}fragment AdyenFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment CardFields_cart on Cart{id,is_virtual,prices{grand_total{value,currency}}}fragment GiftCardSums_cart on Cart{applied_gift_cards{code,applied_balance{value,...moneyOf_money}}}fragment GiftOptions_cart on Cart{gift_message{to,from,message},gift_receipt_included}fragment GiftOptions_storeConfig on StoreConfig{allow_order,allow_gift_receipt}fragment PayPalFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title},...AdyenFields_cart,...CardFields_cart,...PayPalFields_cart}fragment RewardPointsSwitch_cart on Cart{id,applied_reward_points{points,money{...moneyOf_money}}}fragment RewardPointsSwitch_query on Query{customer{reward_points{balance{points,money{value,...moneyOf_money}}}},storeConfig{store_code,magento_reward_general_min_points_balance}}fragment RewardPoints_cart on Cart{applied_reward_points{money{value,...moneyOf_money}},...RewardPointsSwitch_cart,...PaymentMethods_cart}fragment RewardPoints_query on Query{...RewardPointsSwitch_query}fragment StoreCreditSwitch_cart on Cart{id,applied_store_credit{enabled,applied_balance{value,...moneyOf_money},current_balance{value,...moneyOf_money}}}fragment StoreCredit_cart on Cart{applied_store_credit{applied_balance{value,...moneyOf_money}},...StoreCreditSwitch_cart}fragment giftCardLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on GiftCardCartItem{amount{value,currency},sender_name,sender_email,recipient_name,recipient_email,message,product{__typename,...on GiftCardProduct{giftcard_amounts{uid,value}},uid}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "f36fcdad0a26e95b8697749d77e4275e";

export default node;
