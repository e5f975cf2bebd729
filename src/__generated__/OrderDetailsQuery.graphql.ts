/**
 * @generated SignedSource<<43e47980b8f248e546bf51c14194cd24>>
 * @relayHash 5d339bf59facfdc5e564145d58e1457d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39951574b4adfca405359bedb9791a015b044d30b30320f1362ba131521d568

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDetailsQuery$variables = {
  isCustomer: boolean;
  number: string;
  token: string;
};
export type OrderDetailsQuery$data = {
  readonly customer?: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderGiftMessagesContext_order" | "OrderPricesContext_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly guestOrderByToken?: {
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderGiftMessagesContext_order" | "OrderPricesContext_order">;
  };
  readonly pickupLocations: {
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
  "name": "isCustomer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = [
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
v6 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "moneyOf_money",
    "selections": (v5/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
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
v9 = [
  (v4/*:: as any*/),
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
            "selections": (v6/*:: as any*/),
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
          (v7/*:: as any*/),
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
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "row_total_including_tax",
                "plural": false,
                "selections": (v6/*:: as any*/),
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
    "argumentDefinitions": ([]/*:: as any*/)
  },
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
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v10 = [
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
v11 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v12 = [
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
v13 = [
  (v4/*:: as any*/),
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
        "selections": (v5/*:: as any*/),
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      (v7/*:: as any*/),
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
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "row_total_including_tax",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
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
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
                "args": (v10/*:: as any*/),
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
                    "selections": (v9/*:: as any*/),
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
        "alias": null,
        "args": (v11/*:: as any*/),
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
                "selections": (v12/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "pickupLocations(pageSize:100)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
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
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v13/*:: as any*/),
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
                "args": (v10/*:: as any*/),
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
                    "selections": (v13/*:: as any*/),
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
        "alias": null,
        "args": (v11/*:: as any*/),
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
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "pickupLocations(pageSize:100)"
      }
    ]
  },
  "params": {
    "cacheID": "5d339bf59facfdc5e564145d58e1457d",
    "id": "e39951574b4adfca405359bedb9791a015b044d30b30320f1362ba131521d568",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": "query OrderDetailsQuery($token:String!,$number:String!,$isCustomer:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,...OrderPricesContext_order,...OrderGiftMessagesContext_order},customer@include(if:$isCustomer){orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,...OrderPricesContext_order,...OrderGiftMessagesContext_order}}},pickupLocations(pageSize:100){items{...OrderPlacesContext_place}}}fragment OrderGiftMessagesContext_order on CustomerOrder{items{__typename,id,gift_message{to,from,message}}}fragment OrderPlacesContext_place on PickupLocation{name,description,phone,street,postcode,city,region,country_id}fragment OrderPricesContext_order on CustomerOrder{total{subtotal_incl_tax{...moneyOf_money}},items{__typename,id,prices{price_including_tax{...moneyOf_money},row_total_including_tax{...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "793a01aa87d64efb3a27aa0597c92e5e";

export default node;
