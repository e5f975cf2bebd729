/**
 * @generated SignedSource<<9cbaf210f682e829b599262bc32d251f>>
 * @relayHash b0e9d5e4fca61446eb9533ea3a6db352
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde69f4175e9f5875c3f637d645f892d1f881e6bf83313002a2155ea6cc36f1c

import { ConcreteRequest } from 'relay-runtime';
export type findEarlierOrderQuery$variables = {
  cartId: string;
};
export type findEarlierOrderQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly configured_variant?: {
          readonly sku: string | null | undefined;
          readonly uid: string;
        };
        readonly product: {
          readonly sku: string | null | undefined;
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
          readonly product: {
            readonly sku: string | null | undefined;
            readonly uid: string;
          } | null | undefined;
          readonly product_sku: string;
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
  "name": "sku"
},
v7 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v9 = [
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
v10 = {
  "kind": "ScalarField",
  "name": "number"
},
v11 = {
  "kind": "ScalarField",
  "name": "order_date"
},
v12 = {
  "kind": "ScalarField",
  "name": "product_sku"
},
v13 = {
  "kind": "ScalarField",
  "name": "quantity_ordered"
},
v14 = {
  "kind": "ScalarField",
  "name": "quantity_canceled"
},
v15 = {
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
v16 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v17 = [
  (v16/*:: as any*/),
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v18 = {
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v17/*:: as any*/)
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
                  (v8/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "configured_variant",
                        "plural": false,
                        "selections": (v7/*:: as any*/)
                      }
                    ],
                    "type": "ConfigurableCartItem"
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
            "args": (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v12/*:: as any*/),
                      (v8/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ]
                  },
                  (v15/*:: as any*/)
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
                  (v16/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "configured_variant",
                        "plural": false,
                        "selections": (v17/*:: as any*/)
                      }
                    ],
                    "type": "ConfigurableCartItem"
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
            "args": (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v16/*:: as any*/),
                      (v2/*:: as any*/),
                      (v12/*:: as any*/),
                      (v18/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ]
                  },
                  (v15/*:: as any*/)
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
    "cacheID": "b0e9d5e4fca61446eb9533ea3a6db352",
    "id": "bde69f4175e9f5875c3f637d645f892d1f881e6bf83313002a2155ea6cc36f1c",
    "metadata": {},
    "name": "findEarlierOrderQuery",
    "operationKind": "query",
    "text": "query findEarlierOrderQuery($cartId:String!){cart(cart_id:$cartId){id,itemsV2(pageSize:100,currentPage:1){items{__typename,uid,quantity,product{__typename,uid,sku},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}},customer{orders(pageSize:5,sort:{sort_field:CREATED_AT,sort_direction:DESC},scope:WEBSITE){items{number,order_date,items{__typename,id,product_sku,product{__typename,uid,sku},quantity_ordered,quantity_canceled},payment_methods{type}}}}}"
  }
};
})();

(node as any).hash = "051b3ee4cb0bba5ddf058eb968544fe4";

export default node;
