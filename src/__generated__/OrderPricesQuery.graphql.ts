/**
 * @generated SignedSource<<0afdf718437965312e2701379eded4b7>>
 * @relayHash ba4266cd5cd2f437d1750af4799fcc5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5227ef9b4400855cb4aa26d7c75679348ed53e56c7db2622754a00132e7ca850

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPricesQuery$variables = {
  isCustomer: boolean;
  number: string;
  token: string;
};
export type OrderPricesQuery$data = {
  readonly customer?: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderPricesContext_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly guestOrderByToken?: {
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderPricesContext_order">;
  };
};
export type OrderPricesQuery = {
  response: OrderPricesQuery$data;
  variables: OrderPricesQuery$variables;
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
v8 = [
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
  }
],
v9 = [
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
v10 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderPricesQuery",
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
            "selections": (v8/*:: as any*/),
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
                "args": (v9/*:: as any*/),
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
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderPricesQuery",
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
            "selections": (v10/*:: as any*/),
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
                "args": (v9/*:: as any*/),
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
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  }
                ],
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
    "cacheID": "ba4266cd5cd2f437d1750af4799fcc5f",
    "id": "5227ef9b4400855cb4aa26d7c75679348ed53e56c7db2622754a00132e7ca850",
    "metadata": {},
    "name": "OrderPricesQuery",
    "operationKind": "query",
    "text": "query OrderPricesQuery($token:String!,$number:String!,$isCustomer:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,...OrderPricesContext_order},customer@include(if:$isCustomer){orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,...OrderPricesContext_order}}}}fragment OrderPricesContext_order on CustomerOrder{total{subtotal_incl_tax{...moneyOf_money}},items{__typename,id,prices{price_including_tax{...moneyOf_money},row_total_including_tax{...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "d6aee44968413efdb87c49132632b935";

export default node;
