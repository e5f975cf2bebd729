/**
 * @generated SignedSource<<43c4a6e71aef8b67fba62dedf04a912c>>
 * @relayHash 44bd899fc5e50145cfa3c3f4907c4d8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4cbd4530bd9699dce22ce38e7025d3a0489116de8c0c15a7ea04c438a29799d

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender_name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender_email",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_email",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v16 = {
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
        (v7/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GiftCardProduct",
  "abstractKey": null
},
v17 = [
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
      (v15/*:: as any*/)
    ],
    "storageKey": null
  }
],
v18 = {
  "kind": "InlineFragment",
  "selections": (v17/*:: as any*/),
  "type": "SimpleCartItem",
  "abstractKey": null
},
v19 = {
  "kind": "InlineFragment",
  "selections": (v17/*:: as any*/),
  "type": "ConfigurableCartItem",
  "abstractKey": null
},
v20 = {
  "kind": "InlineFragment",
  "selections": (v17/*:: as any*/),
  "type": "BundleCartItem",
  "abstractKey": null
},
v21 = {
  "condition": "hasGiftMessages",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "store_code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allow_items",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v22 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isCartItemInterface"
},
v23 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartExtrasQuery",
    "selections": [
      {
        "alias": null,
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "GiftCards_cart"
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
            "alias": null,
            "args": (v6/*:: as any*/),
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
                                    (v10/*:: as any*/),
                                    (v11/*:: as any*/),
                                    (v12/*:: as any*/),
                                    (v13/*:: as any*/),
                                    (v14/*:: as any*/),
                                    (v15/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": null,
                                      "kind": "LinkedField",
                                      "name": "product",
                                      "plural": false,
                                      "selections": [
                                        (v16/*:: as any*/)
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
                                (v18/*:: as any*/),
                                (v19/*:: as any*/),
                                (v20/*:: as any*/)
                              ],
                              "args": null,
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
                ],
                "storageKey": null
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ],
        "storageKey": null
      },
      (v21/*:: as any*/)
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
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CartExtrasQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "condition": "hasGiftCardLines",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v22/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v16/*:: as any*/),
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "GiftCardCartItem",
                        "abstractKey": null
                      }
                    ]
                  },
                  {
                    "condition": "hasGiftMessages",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v22/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": null
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
                "alias": null,
                "args": null,
                "concreteType": "AppliedGiftCard",
                "kind": "LinkedField",
                "name": "applied_gift_cards",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "applied_balance",
                    "plural": false,
                    "selections": (v23/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "current_balance",
                    "plural": false,
                    "selections": (v23/*:: as any*/),
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
      (v21/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "44bd899fc5e50145cfa3c3f4907c4d8d",
    "id": "f4cbd4530bd9699dce22ce38e7025d3a0489116de8c0c15a7ea04c438a29799d",
    "metadata": {},
    "name": "CartExtrasQuery",
    "operationKind": "query",
    "text": "query CartExtrasQuery($cartId:String!,$hasGiftCards:Boolean!,$hasGiftCardLines:Boolean!,$hasGiftMessages:Boolean!){cart(cart_id:$cartId){id,...GiftCards_cart@include(if:$hasGiftCards),itemsV2(pageSize:100,currentPage:1){items{__typename,uid,...giftCardLine_item@include(if:$hasGiftCardLines),...giftMessageOf_item@include(if:$hasGiftMessages)}}},storeConfig@include(if:$hasGiftMessages){store_code,allow_items}}fragment CartAmount_money on Money{value,currency}fragment GiftCards_cart on Cart{id,applied_gift_cards{code,applied_balance{...CartAmount_money},current_balance{...CartAmount_money}}}fragment giftCardLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on GiftCardCartItem{amount{value},sender_name,sender_email,recipient_name,recipient_email,message,product{__typename,...on GiftCardProduct{giftcard_amounts{uid,value}},uid}}}fragment giftMessageOf_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on SimpleCartItem{gift_message{to,from,message}},...on ConfigurableCartItem{gift_message{to,from,message}},...on BundleCartItem{gift_message{to,from,message}}}"
  }
};
})();

(node as any).hash = "06e900f420fb8a1c226f11229383d324";

export default node;
