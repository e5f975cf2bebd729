/**
 * @generated SignedSource<<8a275e23c881336a16845d3e1e7ff520>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Footer_rootCategory$data = {
  readonly name: string | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "Footer_rootCategory";
};
export type Footer_rootCategory$key = {
  readonly " $data"?: Footer_rootCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_rootCategory">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_rootCategory",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};

(node as any).hash = "91fca594d789f51f4a0b8e3702de25c9";

export default node;
