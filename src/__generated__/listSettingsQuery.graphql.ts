/**
 * @generated SignedSource<<c871cf70a2119ce7335c6aec78276119>>
 * @relayHash 3bb219ca926da4c167b8182570a381db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 191bb74ba87b7ed29eeef2447c1b4fd1a8a7d459c6c8cab633428e41ea834955

import { ConcreteRequest } from 'relay-runtime';
export type listSettingsQuery$variables = Record<PropertyKey, never>;
export type listSettingsQuery$data = {
  readonly storeConfig: {
    readonly grid_per_page: number | null | undefined;
    readonly grid_per_page_values: string | null | undefined;
    readonly list_mode: string | null | undefined;
    readonly list_per_page: number | null | undefined;
    readonly list_per_page_values: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type listSettingsQuery = {
  response: listSettingsQuery$data;
  variables: listSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StoreConfig",
    "kind": "LinkedField",
    "name": "storeConfig",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "store_code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "list_mode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "grid_per_page",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "grid_per_page_values",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "list_per_page",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "list_per_page_values",
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
    "name": "listSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "listSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3bb219ca926da4c167b8182570a381db",
    "id": "191bb74ba87b7ed29eeef2447c1b4fd1a8a7d459c6c8cab633428e41ea834955",
    "metadata": {},
    "name": "listSettingsQuery",
    "operationKind": "query",
    "text": "query listSettingsQuery{storeConfig{store_code,list_mode,grid_per_page,grid_per_page_values,list_per_page,list_per_page_values}}"
  }
};
})();

(node as any).hash = "b7ac7cadf0b1d6a73da8513ec0802a97";

export default node;
