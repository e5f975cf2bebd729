/**
 * @generated SignedSource<<0b4d0d2ea1290004271f8333d372a8c3>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnRows_returns",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Return",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "created_at",
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
          "concreteType": "ReturnItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "request_quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "order_item",
              "plural": false,
              "selections": [
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
                  "name": "product_name",
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
  "type": "Returns",
  "abstractKey": null
};
})();

(node as any).hash = "6dbbdef2e3ce55be817c799a6dcfa641";

export default node;
