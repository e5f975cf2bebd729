/**
 * @generated SignedSource<<5f06dc8d0ea9d6bce149209e9442ac93>>
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
  "metadata": null,
  "name": "LatestOrders_customer",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total_count",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderRows_orders"
        }
      ],
      "storageKey": "orders(pageSize:5,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "345e120dc83beff5f761683c2ace63d2";

export default node;
