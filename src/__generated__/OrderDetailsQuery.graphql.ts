/**
 * @generated SignedSource<<46536ee9d5a3e116d30f8771816296bf>>
 * @relayHash 4b8e627fea63df2885481112105152fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a22a302ecd5ddb406c85f39610a7581bbc829fa91156189ac0caee68016480d

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
  "kind": "ScalarField",
  "name": "number"
},
v14 = [
  (v13/*:: as any*/),
  {
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
    "kind": "ScalarField",
    "name": "name"
  },
  {
    "kind": "ScalarField",
    "name": "description"
  },
  {
    "kind": "ScalarField",
    "name": "phone"
  },
  {
    "kind": "ScalarField",
    "name": "street"
  },
  {
    "kind": "ScalarField",
    "name": "postcode"
  },
  {
    "kind": "ScalarField",
    "name": "city"
  },
  {
    "kind": "ScalarField",
    "name": "region"
  },
  {
    "kind": "ScalarField",
    "name": "country_id"
  }
],
v18 = {
  "kind": "ScalarField",
  "name": "value"
},
v19 = [
  (v18/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v20 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v21 = {
  "kind": "ScalarField",
  "name": "id"
},
v22 = {
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
},
v23 = {
  "kind": "ScalarField",
  "name": "uid"
},
v24 = [
  (v13/*:: as any*/),
  {
    "condition": "hasPrices",
    "kind": "Condition",
    "passingValue": true,
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
            "selections": (v19/*:: as any*/)
          }
        ]
      },
      {
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          (v21/*:: as any*/),
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
                "selections": (v19/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "price_including_tax",
                "plural": false,
                "selections": (v19/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "row_total",
                "plural": false,
                "selections": (v19/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "row_total_including_tax",
                "plural": false,
                "selections": (v19/*:: as any*/)
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
                      (v18/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "condition": "hasGiftMessages",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/)
        ]
      }
    ]
  },
  {
    "condition": "hasGiftCards",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          (v21/*:: as any*/),
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
      },
      {
        "concreteType": "ApplyGiftCardToOrder",
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
            "selections": (v19/*:: as any*/)
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
      (v22/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "gift_receipt_included"
      }
    ]
  },
  {
    "condition": "hasReturns",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "kind": "LinkedField",
        "name": "items_eligible_for_return",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          (v21/*:: as any*/)
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
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              (v13/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "created_at"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              },
              {
                "concreteType": "ReturnItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "request_quantity"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "order_item",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "product_name"
                      }
                    ]
                  }
                ]
              }
            ]
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
        "kind": "ScalarField",
        "name": "order_status_change_date"
      }
    ]
  },
  {
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
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total_store_credit",
            "plural": false,
            "selections": (v19/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasRewardPoints",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total_reward_points",
            "plural": false,
            "selections": (v19/*:: as any*/)
          }
        ]
      }
    ]
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
    "name": "OrderDetailsQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "args": (v12/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v14/*:: as any*/)
          }
        ]
      },
      {
        "condition": "isCustomer",
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
                "args": (v15/*:: as any*/),
                "concreteType": "CustomerOrders",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "CustomerOrder",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": (v14/*:: as any*/)
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "condition": "hasPlaces",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v16/*:: as any*/),
            "concreteType": "PickupLocations",
            "kind": "LinkedField",
            "name": "pickupLocations",
            "plural": false,
            "selections": [
              {
                "concreteType": "PickupLocation",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "OrderPlacesContext_place",
                    "selections": (v17/*:: as any*/),
                    "argumentDefinitions": []
                  }
                ]
              }
            ],
            "storageKey": "pickupLocations(pageSize:100)"
          }
        ]
      }
    ],
    "type": "Query"
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
            "args": (v12/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v24/*:: as any*/)
          }
        ]
      },
      {
        "condition": "isCustomer",
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
                "args": (v15/*:: as any*/),
                "concreteType": "CustomerOrders",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "CustomerOrder",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": (v24/*:: as any*/)
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "condition": "hasPlaces",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v16/*:: as any*/),
            "concreteType": "PickupLocations",
            "kind": "LinkedField",
            "name": "pickupLocations",
            "plural": false,
            "selections": [
              {
                "concreteType": "PickupLocation",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": (v17/*:: as any*/)
              }
            ],
            "storageKey": "pickupLocations(pageSize:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "4b8e627fea63df2885481112105152fe",
    "id": "9a22a302ecd5ddb406c85f39610a7581bbc829fa91156189ac0caee68016480d",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": "query OrderDetailsQuery($token:String!,$number:String!,$isCustomer:Boolean!,$hasPrices:Boolean!,$hasGiftMessages:Boolean!,$hasGiftCards:Boolean!,$hasGiftOptions:Boolean!,$hasStoreCredit:Boolean!,$hasRewardPoints:Boolean!,$hasReturns:Boolean!,$hasPlaces:Boolean!,$hasStatusDate:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,...OrderDetails_order},customer@include(if:$isCustomer){orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,...OrderDetails_order}}},pickupLocations(pageSize:100)@include(if:$hasPlaces){items{...OrderPlacesContext_place}}}fragment GiftRecipientsContext_order on CustomerOrder{items{__typename,id,...on GiftCardOrderItem{gift_card{recipient_name,recipient_email}}}}fragment OrderDetails_order on CustomerOrder{...OrderPricesContext_order@include(if:$hasPrices),...OrderGiftMessagesContext_order@include(if:$hasGiftMessages),...GiftRecipientsContext_order@include(if:$hasGiftCards),...OrderGiftContext_order@include(if:$hasGiftOptions),...ReturnsOfOrder_order@include(if:$hasReturns),...OrderStatusDateContext_order@include(if:$hasStatusDate),...OrderPayments_order}fragment OrderGiftContext_order on CustomerOrder{gift_message{to,from,message},gift_receipt_included}fragment OrderGiftMessagesContext_order on CustomerOrder{items{__typename,id,gift_message{to,from,message}}}fragment OrderPayments_order on CustomerOrder{applied_gift_cards@include(if:$hasGiftCards){code,applied_balance{...moneyOf_money}},total{total_store_credit@include(if:$hasStoreCredit){value,...moneyOf_money},total_reward_points@include(if:$hasRewardPoints){value,...moneyOf_money}}}fragment OrderPlacesContext_place on PickupLocation{name,description,phone,street,postcode,city,region,country_id}fragment OrderPricesContext_order on CustomerOrder{total{subtotal_incl_tax{...moneyOf_money}},items{__typename,id,quantity_ordered,prices{price{...moneyOf_money},price_including_tax{...moneyOf_money},row_total{...moneyOf_money},row_total_including_tax{...moneyOf_money},fixed_product_taxes{label,amount{value}}}}}fragment OrderStatusDateContext_order on CustomerOrder{order_status_change_date}fragment ReturnRows_returns on Returns{items{uid,number,created_at,status,items{uid,request_quantity,order_item{__typename,id,product_name}}}}fragment ReturnsOfOrder_order on CustomerOrder{items_eligible_for_return{__typename,id},returns(pageSize:20){total_count,...ReturnRows_returns}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "408f987b4b894dbc77a7978f4e11f0e2";

export default node;
