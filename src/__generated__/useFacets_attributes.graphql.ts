/**
 * @generated SignedSource<<6ba72b025f1f770402f067a9177048a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useFacets_attributes$data = ReadonlyArray<{
  readonly code: string;
  readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
  readonly " $fragmentType": "useFacets_attributes";
}>;
export type useFacets_attributes$key = ReadonlyArray<{
  readonly " $data"?: useFacets_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFacets_attributes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useFacets_attributes",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "frontend_input"
    }
  ],
  "type": "CustomAttributeMetadataInterface",
  "abstractKey": "__isCustomAttributeMetadataInterface"
};

(node as any).hash = "8cade9bc12e4e40d35743d8097136b39";

export default node;
