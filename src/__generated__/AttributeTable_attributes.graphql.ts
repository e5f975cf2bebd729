/**
 * @generated SignedSource<<2787549f8bf6d499087f8935eae6ead7>>
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
  "metadata": null,
  "name": "AttributeTable_attributes",
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

(node as any).hash = "79e3941c4f3d9aac474702fd0800deae";

export default node;
