/**
 * @generated SignedSource<<7a7b765989f4a75ab1cc4f4429cc33ac>>
 * @relayHash a9e7c651e388163044539146d60acab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f894d35a1749db3d813db8425969a80b3868aa6c283ffd77d3b22a7eeea0390

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountCreatePageQuery$variables = Record<PropertyKey, never>;
export type AccountCreatePageQuery$data = {
  readonly storeConfig: {
    readonly create_account_confirmation: boolean | null | undefined;
    readonly customer_access_token_lifetime: number | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CreateAccountForm_storeConfig">;
  } | null | undefined;
};
export type AccountCreatePageQuery = {
  response: AccountCreatePageQuery$data;
  variables: AccountCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v1 = {
  "kind": "ScalarField",
  "name": "create_account_confirmation"
},
v2 = {
  "kind": "ScalarField",
  "name": "customer_access_token_lifetime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountCreatePageQuery",
    "selections": [
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "CreateAccountForm_storeConfig"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountCreatePageQuery",
    "selections": [
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "newsletter_enabled"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a9e7c651e388163044539146d60acab4",
    "id": "4f894d35a1749db3d813db8425969a80b3868aa6c283ffd77d3b22a7eeea0390",
    "metadata": {},
    "name": "AccountCreatePageQuery",
    "operationKind": "query",
    "text": "query AccountCreatePageQuery{storeConfig{store_code,create_account_confirmation,customer_access_token_lifetime,...CreateAccountForm_storeConfig}}fragment CreateAccountForm_storeConfig on StoreConfig{store_code,newsletter_enabled}"
  }
};
})();

(node as any).hash = "5b0a5475670db9b3d318d7fef324631d";

export default node;
