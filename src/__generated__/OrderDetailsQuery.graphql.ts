/**
 * @generated SignedSource<<909e177f134726ef93a5f460a94603ad>>
 * @relayHash 624b43cca95676e402cd4c058ffd694f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb6195558c1ccb8954887ae9c25671b9a695b0f83a18fb58ae8a95d33a9c9ae1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDetailsQuery$variables = {
  hasGiftCards: boolean;
  hasGiftMessages: boolean;
  hasGiftOptions: boolean;
  hasPlaces: boolean;
  hasPrices: boolean;
  hasReturns: boolean;
  hasRewardPoints: boolean;
  hasStatusDate: boolean;
  hasStoreCredit: boolean;
  isCustomer: boolean;
  number: string;
  token: string;
};
export type OrderDetailsQuery$data = {
  readonly customer?: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly guestOrderByToken?: {
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
  };
  readonly pickupLocations?: {
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderPlacesContext_place">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type OrderDetailsQuery = {
  response: OrderDetailsQuery$data;
  variables: OrderDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGiftCards"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGiftMessages"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGiftOptions"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPlaces"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPrices"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasReturns"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasRewardPoints"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasStatusDate"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasStoreCredit"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCustomer"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v12 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "OrderDetails_order"
  }
],
v15 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "number"
          }
        ],
        "kind": "ObjectValue",
        "name": "number"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "scope",
    "value": "WEBSITE"
  }
],
v16 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "description",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postcode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "region",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country_id",
    "storageKey": null
  }
],
v18 = [
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v21 = {
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
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v23 = [
  (v13/*:: as any*/),
  {
    "condition": "hasPrices",
    "kind": "Condition",
    "passingValue": true,
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
            "selections": (v18/*:: as any*/),
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
          (v19/*:: as any*/),
          (v20/*:: as any*/),
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
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "row_total_including_tax",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasGiftMessages",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasGiftCards",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v19/*:: as any*/),
          (v20/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ApplyGiftCardToOrder",
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
            "selections": (v18/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasGiftOptions",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      (v21/*:: as any*/),
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
    "condition": "hasReturns",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "items_eligible_for_return",
        "plural": true,
        "selections": [
          (v19/*:: as any*/),
          (v20/*:: as any*/)
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
            "alias": null,
            "args": null,
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v22/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "created_at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReturnItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "request_quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "order_item",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "product_name",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "returns(pageSize:20)"
      }
    ]
  },
  {
    "condition": "hasStatusDate",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "order_status_change_date",
        "storageKey": null
      }
    ]
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderTotal",
    "kind": "LinkedField",
    "name": "total",
    "plural": false,
    "selections": [
      {
        "condition": "hasStoreCredit",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total_store_credit",
            "plural": false,
            "selections": (v18/*:: as any*/),
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
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total_reward_points",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderDetailsQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isCustomer",
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
                "args": (v15/*:: as any*/),
                "concreteType": "CustomerOrders",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerOrder",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasPlaces",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "PickupLocations",
            "kind": "LinkedField",
            "name": "pickupLocations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PickupLocation",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "OrderPlacesContext_place",
                    "selections": (v17/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "pickupLocations(pageSize:100)"
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
      (v11/*:: as any*/),
      (v10/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderDetailsQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v23/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isCustomer",
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
                "args": (v15/*:: as any*/),
                "concreteType": "CustomerOrders",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerOrder",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": (v23/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasPlaces",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "PickupLocations",
            "kind": "LinkedField",
            "name": "pickupLocations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PickupLocation",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "pickupLocations(pageSize:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "624b43cca95676e402cd4c058ffd694f",
    "id": "cb6195558c1ccb8954887ae9c25671b9a695b0f83a18fb58ae8a95d33a9c9ae1",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": "query OrderDetailsQuery($token:String!,$number:String!,$isCustomer:Boolean!,$hasPrices:Boolean!,$hasGiftMessages:Boolean!,$hasGiftCards:Boolean!,$hasGiftOptions:Boolean!,$hasStoreCredit:Boolean!,$hasRewardPoints:Boolean!,$hasReturns:Boolean!,$hasPlaces:Boolean!,$hasStatusDate:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,...OrderDetails_order},customer@include(if:$isCustomer){orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,...OrderDetails_order}}},pickupLocations(pageSize:100)@include(if:$hasPlaces){items{...OrderPlacesContext_place}}}fragment GiftRecipientsContext_order on CustomerOrder{items{__typename,id,...on GiftCardOrderItem{gift_card{recipient_name,recipient_email}}}}fragment OrderDetails_order on CustomerOrder{...OrderPricesContext_order@include(if:$hasPrices),...OrderGiftMessagesContext_order@include(if:$hasGiftMessages),...GiftRecipientsContext_order@include(if:$hasGiftCards),...OrderGiftContext_order@include(if:$hasGiftOptions),...ReturnsOfOrder_order@include(if:$hasReturns),...OrderStatusDateContext_order@include(if:$hasStatusDate),...OrderPayments_order}fragment OrderGiftContext_order on CustomerOrder{gift_message{to,from,message},gift_receipt_included}fragment OrderGiftMessagesContext_order on CustomerOrder{items{__typename,id,gift_message{to,from,message}}}fragment OrderPayments_order on CustomerOrder{applied_gift_cards@include(if:$hasGiftCards){code,applied_balance{...moneyOf_money}},total{total_store_credit@include(if:$hasStoreCredit){value,...moneyOf_money},total_reward_points@include(if:$hasRewardPoints){value,...moneyOf_money}}}fragment OrderPlacesContext_place on PickupLocation{name,description,phone,street,postcode,city,region,country_id}fragment OrderPricesContext_order on CustomerOrder{total{subtotal_incl_tax{...moneyOf_money}},items{__typename,id,prices{price_including_tax{...moneyOf_money},row_total_including_tax{...moneyOf_money}}}}fragment OrderStatusDateContext_order on CustomerOrder{order_status_change_date}fragment ReturnRows_returns on Returns{items{uid,number,created_at,status,items{uid,request_quantity,order_item{__typename,id,product_name}}}}fragment ReturnsOfOrder_order on CustomerOrder{items_eligible_for_return{__typename,id},returns(pageSize:20){total_count,...ReturnRows_returns}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "408f987b4b894dbc77a7978f4e11f0e2";

export default node;
