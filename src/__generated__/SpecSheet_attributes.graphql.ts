/**
 * @generated SignedSource<<fabe7cb01a4c1de86e6ae9f229786a04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SpecSheet_attributes$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly label: string | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "SpecSheet_attributes";
};
export type SpecSheet_attributes$key = {
  readonly " $data"?: SpecSheet_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecSheet_attributes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SpecSheet_attributes",
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

(node as any).hash = "889ca1db171e36a67a048f62e6fbd7bb";

export default node;
