/**
 * @generated SignedSource<<5409a5ec36d6c7ea75b783d71b44d98a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Tracking_tracking$data = {
  readonly carrier: string;
  readonly number: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "Tracking_tracking";
};
export type Tracking_tracking$key = {
  readonly " $data"?: Tracking_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tracking_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Tracking_tracking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
  "type": "ShipmentTracking",
  "abstractKey": null
};

(node as any).hash = "d11b8a4f0c2d009f24780033c1b54c6b";

export default node;
