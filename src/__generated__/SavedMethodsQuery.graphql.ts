/**
 * @generated SignedSource<<c7a5f8000badec16495de68f78d7a188>>
 * @relayHash ee88ea9148b3d4914ebe5a0c3f991708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8e72a1bd34067ae4640dccc0c12bf385766141e038093f687dc7d24b8bf699b

import { ConcreteRequest } from 'relay-runtime';
export type PaymentTokenTypeEnum = "account" | "card" | "%future added value";
export type SavedMethodsQuery$variables = Record<PropertyKey, never>;
export type SavedMethodsQuery$data = {
  readonly customerPaymentTokens: {
    readonly items: ReadonlyArray<{
      readonly details: string | null | undefined;
      readonly payment_method_code: string;
      readonly public_hash: string;
      readonly type: PaymentTokenTypeEnum;
    } | null | undefined>;
  } | null | undefined;
};
export type SavedMethodsQuery = {
  response: SavedMethodsQuery$data;
  variables: SavedMethodsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "CustomerPaymentTokens",
    "kind": "LinkedField",
    "name": "customerPaymentTokens",
    "plural": false,
    "selections": [
      {
        "concreteType": "PaymentToken",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "public_hash"
          },
          {
            "kind": "ScalarField",
            "name": "payment_method_code"
          },
          {
            "kind": "ScalarField",
            "name": "type"
          },
          {
            "kind": "ScalarField",
            "name": "details"
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
    "name": "SavedMethodsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedMethodsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ee88ea9148b3d4914ebe5a0c3f991708",
    "id": "c8e72a1bd34067ae4640dccc0c12bf385766141e038093f687dc7d24b8bf699b",
    "metadata": {},
    "name": "SavedMethodsQuery",
    "operationKind": "query",
    "text": "query SavedMethodsQuery{customerPaymentTokens{items{public_hash,payment_method_code,type,details}}}"
  }
};
})();

(node as any).hash = "47471f89539ac5ec0a1193a994423937";

export default node;
