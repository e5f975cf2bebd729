/**
 * @generated SignedSource<<7db062c94252e047c0875a19b406f762>>
 * @relayHash 573bb8f060a86163d524544af93c8449
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 991d3733fe578d411d82514c250dffca8916e47e016003f2f844e9d4bf2f7d51

import { ConcreteRequest } from 'relay-runtime';
export type personalDataReturnsEnabledQuery$variables = Record<PropertyKey, never>;
export type personalDataReturnsEnabledQuery$data = {
  readonly storeConfig: {
    readonly returns_enabled: string;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type personalDataReturnsEnabledQuery = {
  response: personalDataReturnsEnabledQuery$data;
  variables: personalDataReturnsEnabledQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "StoreConfig",
    "kind": "LinkedField",
    "name": "storeConfig",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "store_code"
      },
      {
        "kind": "ScalarField",
        "name": "returns_enabled"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "personalDataReturnsEnabledQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "personalDataReturnsEnabledQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "573bb8f060a86163d524544af93c8449",
    "id": "991d3733fe578d411d82514c250dffca8916e47e016003f2f844e9d4bf2f7d51",
    "metadata": {},
    "name": "personalDataReturnsEnabledQuery",
    "operationKind": "query",
    "text": "query personalDataReturnsEnabledQuery{storeConfig{store_code,returns_enabled}}"
  }
};
})();

(node as any).hash = "dc7e87992b215cfd49bdde926612a88c";

export default node;
