/**
 * @generated SignedSource<<fd22d0c0da8aeffb059e4761250999b5>>
 * @relayHash 0515801dd6bf2483bc3ec2f2d75847d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae169321c7950c2b7b3cf10e8424553485afbb5504a3f5d9d8be98d602a4fa0

import { ConcreteRequest } from 'relay-runtime';
export type SignInPageQuery$variables = Record<PropertyKey, never>;
export type SignInPageQuery$data = {
  readonly storeConfig: {
    readonly customer_access_token_lifetime: number | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type SignInPageQuery = {
  response: SignInPageQuery$data;
  variables: SignInPageQuery$variables;
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
        "name": "customer_access_token_lifetime"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SignInPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0515801dd6bf2483bc3ec2f2d75847d0",
    "id": "3ae169321c7950c2b7b3cf10e8424553485afbb5504a3f5d9d8be98d602a4fa0",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": "query SignInPageQuery{storeConfig{store_code,customer_access_token_lifetime}}"
  }
};
})();

(node as any).hash = "7d4eb3e181acea2b63e9d102118e7e51";

export default node;
