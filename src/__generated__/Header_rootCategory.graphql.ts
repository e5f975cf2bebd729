/**
 * @generated SignedSource<<f97e417c46fcd4ce0e77860e42bae1b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Header_rootCategory$data = {
  readonly children: ReadonlyArray<{
    readonly include_in_menu: number | null | undefined;
    readonly name: string | null | undefined;
    readonly uid: string;
    readonly url_path: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "Header_rootCategory";
};
export type Header_rootCategory$key = {
  readonly " $data"?: Header_rootCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_rootCategory">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_rootCategory",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryTree",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url_path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "include_in_menu",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};
})();

(node as any).hash = "17fb34419af2d5fa426ac4d904ae6c0e";

export default node;
