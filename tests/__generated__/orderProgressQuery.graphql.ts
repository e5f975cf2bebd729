/**
 * @generated SignedSource<<9d79d83d3225a932c25c86f86428f0a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderProgressQuery$variables = Record<PropertyKey, never>;
export type orderProgressQuery$data = {
  readonly guestOrderByToken: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order" | "WithdrawalLink_order">;
  };
};
export type orderProgressQuery = {
  response: orderProgressQuery$data;
  variables: orderProgressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "input",
    "value": {
      "token": "t"
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "orderProgressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderProgress_order"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WithdrawalLink_order"
          }
        ],
        "storageKey": "guestOrderByToken(input:{\"token\":\"t\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "orderProgressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "order_date",
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
            "concreteType": "OrderAddress",
            "kind": "LinkedField",
            "name": "shipping_address",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "product_type",
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
                "kind": "ScalarField",
                "name": "quantity_invoiced",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_shipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_refunded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_canceled",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": "guestOrderByToken(input:{\"token\":\"t\"})"
      }
    ]
  },
  "params": {
    "cacheID": "fc5eca3ded99c3c48bdad79dc9767b57",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "guestOrderByToken": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CustomerOrder"
        },
        "guestOrderByToken.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "OrderItemInterface"
        },
        "guestOrderByToken.items.__typename": (v2/*:: as any*/),
        "guestOrderByToken.items.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "guestOrderByToken.items.product_type": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "guestOrderByToken.items.quantity_canceled": (v3/*:: as any*/),
        "guestOrderByToken.items.quantity_invoiced": (v3/*:: as any*/),
        "guestOrderByToken.items.quantity_ordered": (v3/*:: as any*/),
        "guestOrderByToken.items.quantity_refunded": (v3/*:: as any*/),
        "guestOrderByToken.items.quantity_shipped": (v3/*:: as any*/),
        "guestOrderByToken.number": (v2/*:: as any*/),
        "guestOrderByToken.order_date": (v2/*:: as any*/),
        "guestOrderByToken.shipping_address": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "OrderAddress"
        },
        "guestOrderByToken.shipping_address.__typename": (v2/*:: as any*/),
        "guestOrderByToken.status": (v2/*:: as any*/)
      }
    },
    "name": "orderProgressQuery",
    "operationKind": "query",
    "text": "query orderProgressQuery{guestOrderByToken(input:{token:\"t\"}){...OrderProgress_order,...WithdrawalLink_order}}fragment OrderProgress_order on CustomerOrder{order_date,...orderStep_order}fragment WithdrawalLink_order on CustomerOrder{number,...isWithdrawable_order}fragment isWithdrawable_order on CustomerOrder{number,order_date,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_shipped,quantity_refunded,quantity_canceled}}fragment orderStep_order on CustomerOrder{status,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}"
  }
};
})();

(node as any).hash = "5844b76192ee0c1e5e48f48406f24333";

export default node;
