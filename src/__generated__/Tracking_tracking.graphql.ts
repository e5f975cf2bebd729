/**
 * @generated SignedSource<<a77e3d7c31cfe5cf91c44db075647513>>
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
  "name": "Tracking_tracking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "carrier"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "number"
    }
  ],
  "type": "ShipmentTracking"
};

(node as any).hash = "d11b8a4f0c2d009f24780033c1b54c6b";

export default node;
