/**
 * @generated SignedSource<<e500566b756aa4b36174ab6e379d509d>>
 * @relayHash 5a378fbba6de42dffc880acde52e8c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 765498920381f53b6880c19365f18952e67460444c52a456741663a8e755c0c8

import { ConcreteRequest } from 'relay-runtime';
export type findEarlierOrderQuery$variables = {
  cartId: string;
};
export type findEarlierOrderQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly product: {
          readonly name: string | null | undefined;
          readonly uid: string;
        };
        readonly quantity: number;
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly items: ReadonlyArray<{
          readonly id: string;
          readonly product_name: string | null | undefined;
          readonly quantity_canceled: number | null | undefined;
          readonly quantity_ordered: number | null | undefined;
        } | null | undefined> | null | undefined;
        readonly number: string;
        readonly order_date: string;
        readonly payment_methods: ReadonlyArray<{
          readonly type: string;
        } | null | undefined> | null | undefined;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
};
export type findEarlierOrderQuery = {
  response: findEarlierOrderQuery$data;
  variables: findEarlierOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
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
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 5
  },
  {
    "kind": "Literal",
    "name": "scope",
    "value": "WEBSITE"
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "sort_direction": "DESC",
      "sort_field": "CREATED_AT"
    }
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "number"
},
v9 = {
  "kind": "ScalarField",
  "name": "order_date"
},
v10 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v11 = {
  "kind": "ScalarField",
  "name": "quantity_ordered"
},
v12 = {
  "kind": "ScalarField",
  "name": "quantity_canceled"
},
v13 = {
  "concreteType": "OrderPaymentMethod",
  "kind": "LinkedField",
  "name": "payment_methods",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "type"
    }
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "findEarlierOrderQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ]
      },
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v7/*:: as any*/),
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
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ]
                  },
                  (v13/*:: as any*/)
                ]
              }
            ],
            "storageKey": "orders(pageSize:5,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findEarlierOrderQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
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
                  (v14/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v4/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ]
      },
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v7/*:: as any*/),
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
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v2/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ]
                  },
                  (v13/*:: as any*/)
                ]
              }
            ],
            "storageKey": "orders(pageSize:5,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5a378fbba6de42dffc880acde52e8c5c",
    "id": "765498920381f53b6880c19365f18952e67460444c52a456741663a8e755c0c8",
    "metadata": {},
    "name": "findEarlierOrderQuery",
    "operationKind": "query",
    "text": "query findEarlierOrderQuery($cartId:String!){cart(cart_id:$cartId){id,itemsV2(pageSize:100,currentPage:1){items{__typename,uid,quantity,product{__typename,uid,name}}}},customer{orders(pageSize:5,sort:{sort_field:CREATED_AT,sort_direction:DESC},scope:WEBSITE){items{number,order_date,items{__typename,id,product_name,quantity_ordered,quantity_canceled},payment_methods{type}}}}}"
  }
};
})();

(node as any).hash = "78d11599661523fe430da4afaaab04a3";

export default node;
