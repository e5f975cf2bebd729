/**
 * @generated SignedSource<<1aeaf411b2249832f4ce6d69b6dcd98d>>
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
  "metadata": null,
  "name": "SpecSheet_attributes",
  "selections": [
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
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttributesMetadataOutput",
  "abstractKey": null
};

(node as any).hash = "889ca1db171e36a67a048f62e6fbd7bb";

export default node;
