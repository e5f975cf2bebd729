/**
 * @generated SignedSource<<e029ab24b9d5280458ba3f4a79e2471c>>
 * @relayHash eb8cc9c582ed0e7b31e3aad019a01da0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11790efa76e79e6fd57af2952aeb7fa40264eec7e6c1384cf3f89f1827fe212e

import { ConcreteRequest } from 'relay-runtime';
export type MenuPageQuery$variables = Record<PropertyKey, never>;
export type MenuPageQuery$data = {
  readonly categories: {
    readonly items: ReadonlyArray<{
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
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type MenuPageQuery = {
  response: MenuPageQuery$data;
  variables: MenuPageQuery$variables;
};

const node: ConcreteRequest = (function(){
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
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CategoryResult",
    "kind": "LinkedField",
    "name": "categories",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CategoryTree",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuPageQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenuPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "eb8cc9c582ed0e7b31e3aad019a01da0",
    "id": "11790efa76e79e6fd57af2952aeb7fa40264eec7e6c1384cf3f89f1827fe212e",
    "metadata": {},
    "name": "MenuPageQuery",
    "operationKind": "query",
    "text": "query MenuPageQuery{categories{items{uid,children{uid,name,url_path,include_in_menu,children{uid,name,url_path,include_in_menu}}}}}"
  }
};
})();

(node as any).hash = "8a5a496778ad03ef33a097d9f454e446";

export default node;
