/**
 * @generated SignedSource<<3b637c139738e9284c4d022a746e79aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryMenu_rootCategory$data = {
  readonly children: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly include_in_menu: number | null | undefined;
      readonly name: string | null | undefined;
      readonly uid: string;
      readonly url_path: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly include_in_menu: number | null | undefined;
    readonly name: string | null | undefined;
    readonly uid: string;
    readonly url_path: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "CategoryMenu_rootCategory";
};
export type CategoryMenu_rootCategory$key = {
  readonly " $data"?: CategoryMenu_rootCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryMenu_rootCategory">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "url_path"
},
v3 = {
  "kind": "ScalarField",
  "name": "include_in_menu"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CategoryMenu_rootCategory",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "CategoryTree",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "concreteType": "CategoryTree",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "CategoryTree"
};
})();

(node as any).hash = "7c4e9f26daa845bda16f60adb2e21cf7";

export default node;
