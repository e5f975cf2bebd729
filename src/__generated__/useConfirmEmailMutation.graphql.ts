/**
 * @generated SignedSource<<c9128dd3d8597e0f4573904268cb49d5>>
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
    "alias": null,
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
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
