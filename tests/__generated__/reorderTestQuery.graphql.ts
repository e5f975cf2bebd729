/**
 * @generated SignedSource<<294d0a69ec1f2422f550bc5e4cc5d612>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type reorderTestQuery$variables = Record<PropertyKey, never>;
export type reorderTestQuery$data = {
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ReorderButton_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
};
export type reorderTestQuery = {
  response: reorderTestQuery$data;
  variables: reorderTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "reorderTestQuery",
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
            "args": (v0/*:: as any*/),
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
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReorderButton_order"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "orders(pageSize:1)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "reorderTestQuery",
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
            "args": (v0/*:: as any*/),
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
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
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
                      (v2/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "product_name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quantity_ordered",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "uid",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sku",
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
            "storageKey": "orders(pageSize:1)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "85a8d968eaa9bf4bb439361d1df2bfa8",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "customer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Customer"
        },
        "customer.orders": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CustomerOrders"
        },
        "customer.orders.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CustomerOrder"
        },
        "customer.orders.items.id": (v3/*:: as any*/),
        "customer.orders.items.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "OrderItemInterface"
        },
        "customer.orders.items.items.__typename": (v4/*:: as any*/),
        "customer.orders.items.items.id": (v3/*:: as any*/),
        "customer.orders.items.items.product": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductInterface"
        },
        "customer.orders.items.items.product.__typename": (v4/*:: as any*/),
        "customer.orders.items.items.product.sku": (v5/*:: as any*/),
        "customer.orders.items.items.product.uid": (v3/*:: as any*/),
        "customer.orders.items.items.product_name": (v5/*:: as any*/),
        "customer.orders.items.items.quantity_ordered": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "customer.orders.items.number": (v4/*:: as any*/)
      }
    },
    "name": "reorderTestQuery",
    "operationKind": "query",
    "text": "query reorderTestQuery{customer{orders(pageSize:1){items{id,...ReorderButton_order}}}}fragment ReorderButton_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product{__typename,uid,sku}}}"
  }
};
})();

(node as any).hash = "4ab13f419b9de791a8e183e108f9c2d5";

export default node;
