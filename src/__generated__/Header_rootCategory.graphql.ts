/**
 * @generated SignedSource<<5d19c746b436f1a6375c8ba999d19e9a>>
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
  "name": "Header_rootCategory",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "FragmentSpread",
      "name": "CategoryMenu_rootCategory"
    }
  ],
  "type": "CategoryTree"
};

(node as any).hash = "b4441b67c5e9dae68204f320799e6802";

export default node;
