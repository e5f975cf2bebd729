/**
 * @generated SignedSource<<9962026cdabfc53645098fc5a0132d9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Header_rootCategory$data = {
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryMenu_rootCategory" | "MobileMenu_rootCategory">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileMenu_rootCategory"
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};

(node as any).hash = "5efb863bab2bc5bde1d9a5cb676aa0cd";

export default node;
