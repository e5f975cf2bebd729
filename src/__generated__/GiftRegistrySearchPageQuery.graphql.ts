/**
 * @generated SignedSource<<c750c4aa6caed329ac80c18f16306bc3>>
 * @relayHash 61fda1676ddcf904099d43bc005564fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63bf35faf921ba76da66954b17d9d887b8e8069847137dced3295fc39e497aae

import { ConcreteRequest } from 'relay-runtime';
export type GiftRegistrySearchPageQuery$variables = Record<PropertyKey, never>;
export type GiftRegistrySearchPageQuery$data = {
  readonly giftRegistryTypes: ReadonlyArray<{
    readonly label: string;
    readonly uid: string;
  } | null | undefined> | null | undefined;
};
export type GiftRegistrySearchPageQuery = {
  response: GiftRegistrySearchPageQuery$data;
  variables: GiftRegistrySearchPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "GiftRegistryType",
    "kind": "LinkedField",
    "name": "giftRegistryTypes",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "uid"
      },
      {
        "kind": "ScalarField",
        "name": "label"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "GiftRegistrySearchPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GiftRegistrySearchPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "61fda1676ddcf904099d43bc005564fd",
    "id": "63bf35faf921ba76da66954b17d9d887b8e8069847137dced3295fc39e497aae",
    "metadata": {},
    "name": "GiftRegistrySearchPageQuery",
    "operationKind": "query",
    "text": "query GiftRegistrySearchPageQuery{giftRegistryTypes{uid,label}}"
  }
};
})();

(node as any).hash = "ebe681321908151709c4894db38d2d52";

export default node;
