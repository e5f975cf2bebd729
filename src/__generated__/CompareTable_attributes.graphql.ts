/**
 * @generated SignedSource<<d65df76286f699a1d30d092063cd6358>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareTable_attributes$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly label: string | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "CompareTable_attributes";
};
export type CompareTable_attributes$key = {
  readonly " $data"?: CompareTable_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_attributes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CompareTable_attributes",
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

(node as any).hash = "1a1c265871ce45a29149f4dc878b8aa0";

export default node;
