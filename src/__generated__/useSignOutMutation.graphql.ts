/**
 * @generated SignedSource<<2c05158fa6c339637c1538ce6c1afaff>>
 * @relayHash 9075362a6e9d61dcdffdd8c081c3cf91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b775b3bef4d9055247e301b48a0609a9d81dae413bad0d89c687c03f3bce082e

import { ConcreteRequest } from 'relay-runtime';
export type useSignOutMutation$variables = Record<PropertyKey, never>;
export type useSignOutMutation$data = {
  readonly revokeCustomerToken: {
    readonly result: boolean;
  } | null | undefined;
};
export type useSignOutMutation = {
  response: useSignOutMutation$data;
  variables: useSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RevokeCustomerTokenOutput",
    "kind": "LinkedField",
    "name": "revokeCustomerToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "result",
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
    "name": "useSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "9075362a6e9d61dcdffdd8c081c3cf91",
    "id": "b775b3bef4d9055247e301b48a0609a9d81dae413bad0d89c687c03f3bce082e",
    "metadata": {},
    "name": "useSignOutMutation",
    "operationKind": "mutation",
    "text": "mutation useSignOutMutation{revokeCustomerToken{result}}"
  }
};
})();

(node as any).hash = "21f29836017fb5e1a7681accdde41ab4";

export default node;
