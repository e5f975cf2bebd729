/**
 * @generated SignedSource<<2aa9dd6961cd85ae18980e356ae19d98>>
 * @relayHash bf52fd508cdcdb28568370b287ffd561
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af6cf8ca12eefe574f67793b24829503bdd4bee79cf06727a6d5588c37701b0b

import { ConcreteRequest } from 'relay-runtime';
export type findGuestOrderQuery$variables = {
  email: string;
  lastname: string;
  number: string;
};
export type findGuestOrderQuery$data = {
  readonly guestOrder: {
    readonly number: string;
    readonly token: string;
  };
};
export type findGuestOrderQuery = {
  response: findGuestOrderQuery$data;
  variables: findGuestOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastname"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          },
          {
            "kind": "Variable",
            "name": "lastname",
            "variableName": "lastname"
          },
          {
            "kind": "Variable",
            "name": "number",
            "variableName": "number"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "findGuestOrderQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findGuestOrderQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "bf52fd508cdcdb28568370b287ffd561",
    "id": "af6cf8ca12eefe574f67793b24829503bdd4bee79cf06727a6d5588c37701b0b",
    "metadata": {},
    "name": "findGuestOrderQuery",
    "operationKind": "query",
    "text": "query findGuestOrderQuery($number:String!,$email:String!,$lastname:String!){guestOrder(input:{number:$number,email:$email,lastname:$lastname}){number,token}}"
  }
};
})();

(node as any).hash = "01639f289a1dd360b2eade2a281522f5";

export default node;
