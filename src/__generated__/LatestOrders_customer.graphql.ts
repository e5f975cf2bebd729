/**
 * @generated SignedSource<<c87bce27f8b2390d49306ea67feb64b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LatestOrders_customer$data = {
  readonly orders: {
    readonly total_count: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OrderRows_orders">;
  } | null | undefined;
  readonly " $fragmentType": "LatestOrders_customer";
};
export type LatestOrders_customer$key = {
  readonly " $data"?: LatestOrders_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestOrders_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LatestOrders_customer",
  "selections": [
    {
      "args": [
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
      "concreteType": "CustomerOrders",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "total_count"
        },
        {
          "kind": "FragmentSpread",
          "name": "OrderRows_orders"
        }
      ],
      "storageKey": "orders(pageSize:5,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
    }
  ],
  "type": "Customer"
};

(node as any).hash = "345e120dc83beff5f761683c2ace63d2";

export default node;
