/**
 * @generated SignedSource<<a5ff3d27303d832bd07798c44cbaae26>>
 * @relayHash 485dc56effc2b3e2065f88a45795d89c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a018b51446d0ff8ad95d5aac48fe235db35dacd4c6eefbb17756e5ef4ee3b557

import { ConcreteRequest } from 'relay-runtime';
export type useDeleteCustomerAddressMutation$variables = {
  id: number;
};
export type useDeleteCustomerAddressMutation$data = {
  readonly deleteCustomerAddress: boolean | null | undefined;
};
export type useDeleteCustomerAddressMutation = {
  response: useDeleteCustomerAddressMutation$data;
  variables: useDeleteCustomerAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteCustomerAddress"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDeleteCustomerAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCustomerAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "485dc56effc2b3e2065f88a45795d89c",
    "id": "a018b51446d0ff8ad95d5aac48fe235db35dacd4c6eefbb17756e5ef4ee3b557",
    "metadata": {},
    "name": "useDeleteCustomerAddressMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteCustomerAddressMutation($id:Int!){deleteCustomerAddress(id:$id)}"
  }
};
})();

(node as any).hash = "a4ccdebc494014b646f082191d7b5f84";

export default node;
