/**
 * @generated SignedSource<<11e21aafd00a1bb201d18b8bb9e29277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReturnItemStatus = "APPROVED" | "AUTHORIZED" | "DENIED" | "PENDING" | "RECEIVED" | "REJECTED" | "%future added value";
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReturnParcels_return$data = {
  readonly available_shipping_carriers: ReadonlyArray<{
    readonly label: string;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly items: ReadonlyArray<{
    readonly status: ReturnItemStatus;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly shipping: {
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"ReturnAddress_address">;
    } | null | undefined;
    readonly tracking: ReadonlyArray<{
      readonly carrier: {
        readonly label: string;
      };
      readonly tracking_number: string;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly status: ReturnStatus | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "ReturnParcels_return";
};
export type ReturnParcels_return$key = {
  readonly " $data"?: ReturnParcels_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnParcels_return">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "status"
},
v2 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnParcels_return",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "concreteType": "ReturnItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ]
    },
    {
      "concreteType": "ReturnShippingCarrier",
      "kind": "LinkedField",
      "name": "available_shipping_carriers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ]
    },
    {
      "concreteType": "ReturnShipping",
      "kind": "LinkedField",
      "name": "shipping",
      "plural": false,
      "selections": [
        {
          "concreteType": "ReturnShippingAddress",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "ReturnAddress_address"
            }
          ]
        },
        {
          "concreteType": "ReturnShippingTracking",
          "kind": "LinkedField",
          "name": "tracking",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "tracking_number"
            },
            {
              "concreteType": "ReturnShippingCarrier",
              "kind": "LinkedField",
              "name": "carrier",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Return"
};
})();

(node as any).hash = "02729ab85f1735d3fba37b538b4bb9ae";

export default node;
