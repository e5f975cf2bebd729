/**
 * @generated SignedSource<<0663b7fdee3e30f062341c37e2cd41cf>>
 * @relayHash e957906be8d299082a175a67c15c5f0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f27c968fc5079e1a608b0e7001675b6cd841adcc2f918ae2d0af8bd54025ee8d

import { ConcreteRequest } from 'relay-runtime';
export type OrderInformationInput = {
  email: string;
  lastname: string;
  number: string;
  postcode?: string | null | undefined;
};
export type findGuestOrderByPostcodeQuery$variables = {
  input: OrderInformationInput;
};
export type findGuestOrderByPostcodeQuery$data = {
  readonly guestOrder: {
    readonly number: string;
    readonly token: string;
  };
};
export type findGuestOrderByPostcodeQuery = {
  response: findGuestOrderByPostcodeQuery$data;
  variables: findGuestOrderByPostcodeQuery$variables;
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
    "concreteType": "CustomerOrder",
    "kind": "LinkedField",
    "name": "guestOrder",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "number"
      },
      {
        "kind": "ScalarField",
        "name": "token"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "findGuestOrderByPostcodeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findGuestOrderByPostcodeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e957906be8d299082a175a67c15c5f0c",
    "id": "f27c968fc5079e1a608b0e7001675b6cd841adcc2f918ae2d0af8bd54025ee8d",
    "metadata": {},
    "name": "findGuestOrderByPostcodeQuery",
    "operationKind": "query",
    "text": "query findGuestOrderByPostcodeQuery($input:OrderInformationInput!){guestOrder(input:$input){number,token}}"
  }
};
})();

(node as any).hash = "b368527956a7f9dab80cf3133485706a";

export default node;
