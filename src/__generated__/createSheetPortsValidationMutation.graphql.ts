/**
 * @generated SignedSource<<af0953deec540cc52203661d5f948a26>>
 * @relayHash 8d37903fae987e219ee4bb9ab3af96f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8699998de7d82686ce0901a38e3f92b54d4da51384f062a67986d3a58bcd44e3

import { ConcreteRequest } from 'relay-runtime';
export type createSheetPortsValidationMutation$variables = {
  domain: string;
  validationUrl: string;
};
export type createSheetPortsValidationMutation$data = {
  readonly mollieApplePayValidation: {
    readonly response: string;
  } | null | undefined;
};
export type createSheetPortsValidationMutation = {
  response: createSheetPortsValidationMutation$data;
  variables: createSheetPortsValidationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "domain"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "validationUrl"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "domain",
        "variableName": "domain"
      },
      {
        "kind": "Variable",
        "name": "validationUrl",
        "variableName": "validationUrl"
      }
    ],
    "concreteType": "MollieApplePayValidationOutput",
    "kind": "LinkedField",
    "name": "mollieApplePayValidation",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "response"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "createSheetPortsValidationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createSheetPortsValidationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8d37903fae987e219ee4bb9ab3af96f6",
    "id": "8699998de7d82686ce0901a38e3f92b54d4da51384f062a67986d3a58bcd44e3",
    "metadata": {},
    "name": "createSheetPortsValidationMutation",
    "operationKind": "mutation",
    "text": "mutation createSheetPortsValidationMutation($domain:String!,$validationUrl:String!){mollieApplePayValidation(domain:$domain,validationUrl:$validationUrl){response}}"
  }
};
})();

(node as any).hash = "86ec870be1e113dfa5b32dcfff1d0c2d";

export default node;
