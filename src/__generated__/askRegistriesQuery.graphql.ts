/**
 * @generated SignedSource<<1865b1604c5c3a2552ad947f85cce953>>
 * @relayHash 78c1d9f22fef0ade2580d6160c9ea938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36f27601a04d1d28f0c95e68ab8c651942fa5879201a164b80564683dc015617

import { ConcreteRequest } from 'relay-runtime';
export type askRegistriesQuery$variables = Record<PropertyKey, never>;
export type askRegistriesQuery$data = {
  readonly customer: {
    readonly gift_registries: ReadonlyArray<{
      readonly event_name: string;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type askRegistriesQuery = {
  response: askRegistriesQuery$data;
  variables: askRegistriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customer",
    "plural": false,
    "selections": [
      {
        "concreteType": "GiftRegistry",
        "kind": "LinkedField",
        "name": "gift_registries",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "uid"
          },
          {
            "kind": "ScalarField",
            "name": "event_name"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "askRegistriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "askRegistriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "78c1d9f22fef0ade2580d6160c9ea938",
    "id": "36f27601a04d1d28f0c95e68ab8c651942fa5879201a164b80564683dc015617",
    "metadata": {},
    "name": "askRegistriesQuery",
    "operationKind": "query",
    "text": "query askRegistriesQuery{customer{gift_registries{uid,event_name}}}"
  }
};
})();

(node as any).hash = "d884777473f08f09634b7883447d0a45";

export default node;
