/**
 * @generated SignedSource<<33b37da35f36fbdc84779ebe7c723c39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderProgress_order$data = {
  readonly order_date: string;
  readonly shipping_method: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"orderStep_order" | "useCollectedAt_order">;
  readonly " $fragmentType": "OrderProgress_order";
};
export type OrderProgress_order$key = {
  readonly " $data"?: OrderProgress_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderProgress_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "order_date"
    },
    {
      "kind": "ScalarField",
      "name": "shipping_method"
    },
    {
      "kind": "FragmentSpread",
      "name": "useCollectedAt_order"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "orderStep_order",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "status"
        },
        {
          "concreteType": "OrderAddress",
          "kind": "LinkedField",
          "name": "shipping_address",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__typename"
            }
          ]
        },
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "product_type"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_ordered"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_invoiced"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_shipped"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_refunded"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_canceled"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "CustomerOrder"
};

(node as any).hash = "e2c48619c46154a9c87a442c92344a9d";

export default node;
