/**
 * @generated SignedSource<<ac083c6125c636f5211859ec2f418b4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AttributeTable_attributes$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly label: string | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "AttributeTable_attributes";
};
export type AttributeTable_attributes$key = {
  readonly " $data"?: AttributeTable_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttributeTable_attributes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AttributeTable_attributes",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "label"
        }
      ]
    }
  ],
  "type": "AttributesMetadataOutput"
};

(node as any).hash = "79e3941c4f3d9aac474702fd0800deae";

export default node;
