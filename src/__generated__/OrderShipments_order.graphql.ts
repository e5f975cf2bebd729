/**
 * @generated SignedSource<<d12e0d3881cc39c9a9c4e991763cf10c>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderShipments_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderShipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity_shipped",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShipmentTracking",
          "kind": "LinkedField",
          "name": "tracking",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Tracking_tracking"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SalesCommentItem",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OrderComments_comments"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};
})();

(node as any).hash = "13d6c787858e14d4ab07e4191c5d409b";

export default node;
