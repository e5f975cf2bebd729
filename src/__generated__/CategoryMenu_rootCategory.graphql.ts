/**
 * @generated SignedSource<<b080adb98bcf8dcd4d8434f20cec1341>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_path",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "include_in_menu",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryMenu_rootCategory",
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CategoryTree",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
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

(node as any).hash = "7c4e9f26daa845bda16f60adb2e21cf7";

export default node;
