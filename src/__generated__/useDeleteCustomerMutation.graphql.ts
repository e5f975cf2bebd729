/**
 * @generated SignedSource<<2abeb6ee858158bd7aad9db0128dc3d3>>
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
    "kind": "ScalarField",
    "name": "deleteCustomer"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useDeleteCustomerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
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
