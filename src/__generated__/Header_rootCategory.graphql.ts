/**
 * @generated SignedSource<<e399d809581e257d87d95b4100f87d39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Header_rootCategory$data = {
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryMenu_rootCategory">;
  readonly " $fragmentType": "Header_rootCategory";
};
export type Header_rootCategory$key = {
  readonly " $data"?: Header_rootCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_rootCategory">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_rootCategory",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryMenu_rootCategory"
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};

(node as any).hash = "b4441b67c5e9dae68204f320799e6802";

export default node;
