/**
 * @generated SignedSource<<dbd20d259155e267e12af06b7beaa1cd>>
 * @relayHash dd41adf781616e6d0de0ae79b823082d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c77335cba711dd824fb6c00f45ebc185364ce0651f76089f7d38f1a3a7df4907

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailInput = {
  confirmation_key: string;
  email: string;
};
export type useConfirmEmailMutation$variables = {
  input: ConfirmEmailInput;
};
export type useConfirmEmailMutation$data = {
  readonly confirmEmail: {
    readonly customer: {
      readonly __typename: "Customer";
    };
  } | null | undefined;
};
export type useConfirmEmailMutation = {
  response: useConfirmEmailMutation$data;
  variables: useConfirmEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CustomerOutput",
    "kind": "LinkedField",
    "name": "confirmEmail",
    "plural": false,
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useConfirmEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "dd41adf781616e6d0de0ae79b823082d",
    "id": "c77335cba711dd824fb6c00f45ebc185364ce0651f76089f7d38f1a3a7df4907",
    "metadata": {},
    "name": "useConfirmEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useConfirmEmailMutation($input:ConfirmEmailInput!){confirmEmail(input:$input){customer{__typename}}}"
  }
};
})();

(node as any).hash = "a3b318bbdcc84998e626615b33405976";

export default node;
