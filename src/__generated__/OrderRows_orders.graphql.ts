/**
 * @generated SignedSource<<b7f84f8fe47d74c5ddb9208adce88d3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRows_orders$data = {
  readonly items: ReadonlyArray<{
    readonly number: string;
    readonly order_date: string;
    readonly shipments: ReadonlyArray<{
      readonly number: string;
      readonly tracking: ReadonlyArray<{
        readonly number: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"Tracking_tracking">;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
    readonly status: string;
    readonly total: {
      readonly grand_total: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "OrderRows_orders";
};
export type OrderRows_orders$key = {
  readonly " $data"?: OrderRows_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRows_orders">;
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
  "name": "OrderRows_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerOrder",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "OrderTotal",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "grand_total",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "moneyOf_money",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "currency",
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrders",
  "abstractKey": null
};
})();

(node as any).hash = "75bd1a71a95c429527ab0130feeae9d8";

export default node;
