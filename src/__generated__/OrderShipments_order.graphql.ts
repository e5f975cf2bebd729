/**
 * @generated SignedSource<<b59910862ee59fbfdde495c4429a99e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderShipments_order$data = {
  readonly number: string;
  readonly shipments: ReadonlyArray<{
    readonly comments: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderComments_comments">;
    } | null | undefined> | null | undefined;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly product_name: string | null | undefined;
      readonly quantity_shipped: number;
    } | null | undefined> | null | undefined;
    readonly number: string;
    readonly tracking: ReadonlyArray<{
      readonly number: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Tracking_tracking">;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "OrderShipments_order";
};
export type OrderShipments_order$key = {
  readonly " $data"?: OrderShipments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderShipments_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderShipments_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "OrderShipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
              "name": "product_name"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_shipped"
            }
          ]
        },
        {
          "concreteType": "ShipmentTracking",
          "kind": "LinkedField",
          "name": "tracking",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "Tracking_tracking"
            }
          ]
        },
        {
          "concreteType": "SalesCommentItem",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "OrderComments_comments"
            }
          ]
        }
      ]
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "13d6c787858e14d4ab07e4191c5d409b";

export default node;
