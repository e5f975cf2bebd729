/**
 * @generated SignedSource<<e1dda926fd1bc2c1533af0f3470e76b3>>
 * @relayHash db016a58b26217ed1a58365d97e78655
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4ce843e1890dae7fe5701bc4fa575d198d410d6a76b32b0572590a430ef8d22

import { ConcreteRequest } from 'relay-runtime';
export type useDeleteCustomerMutation$variables = Record<PropertyKey, never>;
export type useDeleteCustomerMutation$data = {
  readonly deleteCustomer: boolean | null | undefined;
};
export type useDeleteCustomerMutation = {
  response: useDeleteCustomerMutation$data;
  variables: useDeleteCustomerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deleteCustomer",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteCustomerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDeleteCustomerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "db016a58b26217ed1a58365d97e78655",
    "id": "e4ce843e1890dae7fe5701bc4fa575d198d410d6a76b32b0572590a430ef8d22",
    "metadata": {},
    "name": "useDeleteCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteCustomerMutation{deleteCustomer}"
  }
};
})();

(node as any).hash = "24b98197580acb1084430e90cc080b4e";

export default node;
