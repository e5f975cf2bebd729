/**
 * @generated SignedSource<<cc2bd074092041ebb0a1c8fd62730e9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReturnRows_returns$data = {
  readonly items: ReadonlyArray<{
    readonly created_at: string;
    readonly items: ReadonlyArray<{
      readonly order_item: {
        readonly id: string;
        readonly product_name: string | null | undefined;
      };
      readonly request_quantity: number;
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly number: string;
    readonly status: ReturnStatus | null | undefined;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "ReturnRows_returns";
};
export type ReturnRows_returns$key = {
  readonly " $data"?: ReturnRows_returns$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnRows_returns">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnRows_returns",
  "selections": [
    {
      "concreteType": "Return",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "number"
        },
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
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "request_quantity"
            },
            {
              "kind": "LinkedField",
              "name": "order_item",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
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
  "type": "Returns"
};
})();

(node as any).hash = "6dbbdef2e3ce55be817c799a6dcfa641";

export default node;
