/**
 * @generated SignedSource<<deca5b585ff73ba6f909364121a97f9c>>
 * @relayHash c336e1ea4eeddb3e74c65738335ac5a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d98828834757ac6de05d2abbf909e5f8e2f020c70428b7a2e81812f575691b9a

import { ConcreteRequest } from 'relay-runtime';
export type OrderSuccessPageQuery$variables = {
  token: string;
};
export type OrderSuccessPageQuery$data = {
  readonly guestOrderByToken: {
    readonly number: string;
  };
};
export type OrderSuccessPageQuery = {
  response: OrderSuccessPageQuery$data;
  variables: OrderSuccessPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "token",
            "variableName": "token"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "CustomerOrder",
    "kind": "LinkedField",
    "name": "guestOrderByToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
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
    "name": "OrderSuccessPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderSuccessPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c336e1ea4eeddb3e74c65738335ac5a5",
    "id": "d98828834757ac6de05d2abbf909e5f8e2f020c70428b7a2e81812f575691b9a",
    "metadata": {},
    "name": "OrderSuccessPageQuery",
    "operationKind": "query",
    "text": "query OrderSuccessPageQuery($token:String!){guestOrderByToken(input:{token:$token}){number}}"
  }
};
})();

(node as any).hash = "021063514860e0ce45e2e5d0af869ae0";

export default node;
