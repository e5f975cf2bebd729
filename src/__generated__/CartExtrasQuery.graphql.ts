/**
 * @generated SignedSource<<0c549797c06a75e8baf0e280215deb02>>
 * @relayHash 8569cfae792ca17c5146bfbdc3d20e9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3010e3044595712520bbdb7a07cb6a534973a07959629d12d4af2b8d3134577

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartExtrasQuery$variables = {
  cartId: string;
  hasGiftCardLines: boolean;
  hasGiftCards: boolean;
  hasGiftMessages: boolean;
};
export type CartExtrasQuery$data = {
  readonly cart: {
    readonly giftCards?: {
      readonly " $fragmentSpreads": FragmentRefs<"GiftCards_cart">;
    } | null | undefined;
    readonly id: string;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly giftCard?: {
          readonly " $fragmentSpreads": FragmentRefs<"giftCardLine_item">;
        } | null | undefined;
        readonly giftMessage?: {
          readonly " $fragmentSpreads": FragmentRefs<"giftMessageOf_item">;
        } | null | undefined;
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly storeConfig?: {
    readonly allow_items: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type CartExtrasQuery = {
  response: CartExtrasQuery$data;
  variables: CartExtrasQuery$variables;
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
  "name": "hasGiftMessages"
},
v4 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = [
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
v7 = {
  "kind": "ScalarField",
  "name": "uid"
},
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "value"
},
v10 = [
  (v9/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v11 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v10/*:: as any*/)
},
v12 = {
  "kind": "ScalarField",
  "name": "sender_name"
},
v13 = {
  "kind": "ScalarField",
  "name": "sender_email"
},
v14 = {
  "kind": "ScalarField",
  "name": "recipient_name"
},
v15 = {
  "kind": "ScalarField",
  "name": "recipient_email"
},
v16 = {
  "kind": "ScalarField",
  "name": "message"
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "GiftCardAmounts",
      "kind": "LinkedField",
      "name": "giftcard_amounts",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v9/*:: as any*/)
      ]
    }
  ],
  "type": "GiftCardProduct"
},
v18 = [
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
      (v16/*:: as any*/)
    ]
  }
],
v19 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "SimpleCartItem"
},
v20 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "ConfigurableCartItem"
},
v21 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "BundleCartItem"
},
v22 = {
  "condition": "hasGiftMessages",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "concreteType": "StoreConfig",
      "kind": "LinkedField",
      "name": "storeConfig",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "store_code"
        },
        {
          "kind": "ScalarField",
          "name": "allow_items"
        }
      ]
    }
  ]
},
v23 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isCartItemInterface"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "CartExtrasQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
                      "name": "GiftCards_cart"
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
            "args": (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  {
                    "condition": "hasGiftCardLines",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "giftCardLine_item",
                              "selections": [
                                (v8/*:: as any*/),
                                (v7/*:: as any*/),
                                {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    (v11/*:: as any*/),
                                    (v12/*:: as any*/),
                                    (v13/*:: as any*/),
                                    (v14/*:: as any*/),
                                    (v15/*:: as any*/),
                                    (v16/*:: as any*/),
                                    {
                                      "kind": "LinkedField",
                                      "name": "product",
                                      "plural": false,
                                      "selections": [
                                        (v17/*:: as any*/)
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
                              "name": "giftMessageOf_item",
                              "selections": [
                                (v8/*:: as any*/),
                                (v7/*:: as any*/),
                                (v19/*:: as any*/),
                                (v20/*:: as any*/),
                                (v21/*:: as any*/)
                              ],
                              "argumentDefinitions": []
                            }
                          ],
                          "type": "CartItemInterface",
                          "abstractKey": "__isCartItemInterface"
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "giftMessage"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ]
      },
      (v22/*:: as any*/)
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CartExtrasQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "args": (v6/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "condition": "hasGiftCardLines",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v23/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v17/*:: as any*/),
                              (v7/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "GiftCardCartItem"
                      }
                    ]
                  },
                  {
                    "condition": "hasGiftMessages",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v23/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          },
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
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "applied_balance",
                    "plural": false,
                    "selections": (v10/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "current_balance",
                    "plural": false,
                    "selections": (v10/*:: as any*/)
                  }
                ]
              }
            ]
          }
        ]
      },
      (v22/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "8569cfae792ca17c5146bfbdc3d20e9d",
    "id": "a3010e3044595712520bbdb7a07cb6a534973a07959629d12d4af2b8d3134577",
    "metadata": {},
    "name": "CartExtrasQuery",
    "operationKind": "query",
    "text": "query CartExtrasQuery($cartId:String!,$hasGiftCards:Boolean!,$hasGiftCardLines:Boolean!,$hasGiftMessages:Boolean!){cart(cart_id:$cartId){id,...GiftCards_cart@include(if:$hasGiftCards),itemsV2(pageSize:100,currentPage:1){items{__typename,uid,...giftCardLine_item@include(if:$hasGiftCardLines),...giftMessageOf_item@include(if:$hasGiftMessages)}}},storeConfig@include(if:$hasGiftMessages){store_code,allow_items}}fragment CartAmount_money on Money{value,currency}fragment GiftCards_cart on Cart{id,applied_gift_cards{code,applied_balance{...CartAmount_money},current_balance{...CartAmount_money}}}fragment giftCardLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on GiftCardCartItem{amount{value,currency},sender_name,sender_email,recipient_name,recipient_email,message,product{__typename,...on GiftCardProduct{giftcard_amounts{uid,value}},uid}}}fragment giftMessageOf_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on SimpleCartItem{gift_message{to,from,message}},...on ConfigurableCartItem{gift_message{to,from,message}},...on BundleCartItem{gift_message{to,from,message}}}"
  }
};
})();

(node as any).hash = "06e900f420fb8a1c226f11229383d324";

export default node;
