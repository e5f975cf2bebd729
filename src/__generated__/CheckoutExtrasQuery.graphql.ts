/**
 * @generated SignedSource<<133e26f484209a543ed61411578614cb>>
 * @relayHash 548ab8867a32a9db995351385c3a4881
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d9d5f444edfd509f266b7e64b88dafabebb8639fcbe76aee4b0b28760aa180a

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender_name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender_email",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_email",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v18 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftCardAmounts",
      "kind": "LinkedField",
      "name": "giftcard_amounts",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GiftCardProduct",
  "abstractKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v21 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "applied_balance",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "money",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
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
    "metadata": null,
    "name": "CheckoutExtrasQuery",
    "selections": [
      {
        "alias": null,
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "GiftCardSums_cart"
                    }
                  ],
                  "type": "Cart",
                  "abstractKey": null
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
                "alias": null,
                "args": (v8/*:: as any*/),
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
                                    (v12/*:: as any*/),
                                    (v13/*:: as any*/),
                                    (v14/*:: as any*/),
                                    (v15/*:: as any*/),
                                    (v16/*:: as any*/),
                                    (v17/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": null,
                                      "kind": "LinkedField",
                                      "name": "product",
                                      "plural": false,
                                      "selections": [
                                        (v18/*:: as any*/)
                                      ],
                                      "storageKey": null
                                    }
                                  ],
                                  "type": "GiftCardCartItem",
                                  "abstractKey": null
                                }
                              ],
                              "args": null,
                              "argumentDefinitions": []
                            }
                          ],
                          "type": "CartItemInterface",
                          "abstractKey": "__isCartItemInterface"
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "giftCard"
                      }
                    ],
                    "storageKey": null
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "GiftOptions_cart"
                    }
                  ],
                  "type": "Cart",
                  "abstractKey": null
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "StoreCredit_cart"
                    }
                  ],
                  "type": "Cart",
                  "abstractKey": null
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RewardPoints_cart"
                    }
                  ],
                  "type": "Cart",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "rewardPoints"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasGiftOptions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreConfig",
            "kind": "LinkedField",
            "name": "storeConfig",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GiftOptions_storeConfig"
              }
            ],
            "storageKey": null
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RewardPoints_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "points"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
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
        "alias": null,
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
                "alias": null,
                "args": null,
                "concreteType": "AppliedGiftCard",
                "kind": "LinkedField",
                "name": "applied_gift_cards",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "hasGiftCardLines",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
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
                      (v10/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItemInterface"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v10/*:: as any*/),
                              (v18/*:: as any*/),
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "GiftCardCartItem",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
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
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gift_receipt_included",
                "storageKey": null
              }
            ]
          },
          {
            "condition": "hasStoreCredit",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AppliedStoreCredit",
                "kind": "LinkedField",
                "name": "applied_store_credit",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enabled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "current_balance",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "hasRewardPoints",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RewardPointsAmount",
                "kind": "LinkedField",
                "name": "applied_reward_points",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "is_virtual",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AvailablePaymentMethod",
                "kind": "LinkedField",
                "name": "available_payment_methods",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/),
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
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasGiftOptions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreConfig",
            "kind": "LinkedField",
            "name": "storeConfig",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allow_order",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allow_gift_receipt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasRewardPoints",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RewardPoints",
                "kind": "LinkedField",
                "name": "reward_points",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RewardPointsAmount",
                    "kind": "LinkedField",
                    "name": "balance",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreConfig",
            "kind": "LinkedField",
            "name": "storeConfig",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "magento_reward_general_min_points_balance",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "548ab8867a32a9db995351385c3a4881",
    "id": "8d9d5f444edfd509f266b7e64b88dafabebb8639fcbe76aee4b0b28760aa180a",
    "metadata": {},
    "name": "CheckoutExtrasQuery",
    "operationKind": "query",
    "text": "query CheckoutExtrasQuery($cartId:String!,$hasGiftCards:Boolean!,$hasGiftCardLines:Boolean!,$hasGiftOptions:Boolean!,$hasStoreCredit:Boolean!,$hasRewardPoints:Boolean!){cart(cart_id:$cartId){id,...GiftCardSums_cart@include(if:$hasGiftCards),itemsV2(pageSize:100,currentPage:1)@include(if:$hasGiftCardLines){items{__typename,uid,...giftCardLine_item}},...GiftOptions_cart@include(if:$hasGiftOptions),...StoreCredit_cart@include(if:$hasStoreCredit),...RewardPoints_cart@include(if:$hasRewardPoints)},storeConfig@include(if:$hasGiftOptions){store_code,...GiftOptions_storeConfig},...RewardPoints_query@include(if:$hasRewardPoints)}fragment GiftCardSums_cart on Cart{applied_gift_cards{code,applied_balance{value,...moneyOf_money}}}fragment GiftOptions_cart on Cart{gift_message{to,from,message},gift_receipt_included}fragment GiftOptions_storeConfig on StoreConfig{allow_order,allow_gift_receipt}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title}}fragment RewardPointsSwitch_cart on Cart{id,applied_reward_points{points,money{...moneyOf_money}}}fragment RewardPointsSwitch_query on Query{customer{reward_points{balance{points,money{value,...moneyOf_money}}}},storeConfig{store_code,magento_reward_general_min_points_balance}}fragment RewardPoints_cart on Cart{applied_reward_points{money{value,...moneyOf_money}},...RewardPointsSwitch_cart,...PaymentMethods_cart}fragment RewardPoints_query on Query{...RewardPointsSwitch_query}fragment StoreCreditSwitch_cart on Cart{id,applied_store_credit{enabled,applied_balance{value,...moneyOf_money},current_balance{value,...moneyOf_money}}}fragment StoreCredit_cart on Cart{applied_store_credit{applied_balance{value,...moneyOf_money}},...StoreCreditSwitch_cart}fragment giftCardLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on GiftCardCartItem{amount{value},sender_name,sender_email,recipient_name,recipient_email,message,product{__typename,...on GiftCardProduct{giftcard_amounts{uid,value}},uid}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "f36fcdad0a26e95b8697749d77e4275e";

export default node;
