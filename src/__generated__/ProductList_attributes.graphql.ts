/**
 * @generated SignedSource<<6eb77064625455ac324bc35368f69355>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductList_attributes$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly frontend_class: string | null | undefined;
    readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "ProductList_attributes";
};
export type ProductList_attributes$key = {
  readonly " $data"?: ProductList_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_attributes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductList_attributes",
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
          "name": "frontend_input"
        },
        {
          "kind": "ScalarField",
          "name": "frontend_class"
        }
      ]
    }
  ],
  "type": "AttributesMetadataOutput"
};

(node as any).hash = "7d3f8ffe21c4474915e03f4e802bdded";

export default node;
