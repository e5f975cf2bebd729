/**
 * @generated SignedSource<<6563b132cc5837ed3241bedc3d8cf448>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MobileMenu_rootCategory$data = {
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
  readonly " $fragmentType": "MobileMenu_rootCategory";
};
export type MobileMenu_rootCategory$key = {
  readonly " $data"?: MobileMenu_rootCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenu_rootCategory">;
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
  "name": "MobileMenu_rootCategory",
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

(node as any).hash = "a3f86bb2caf7ebc8c83f039a0a02e4e4";

export default node;
