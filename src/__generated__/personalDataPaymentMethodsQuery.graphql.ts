/**
 * @generated SignedSource<<8b6428b834d30ba9d19ae95596a94db8>>
 * @relayHash 309a959005482ffe857f32a1cc69b125
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8106a464e2932ab62efc4023823d02e62b01df3d063e2aa7bc88ff55ee629c9

import { ConcreteRequest } from 'relay-runtime';
export type PaymentTokenTypeEnum = "account" | "card" | "%future added value";
export type personalDataPaymentMethodsQuery$variables = Record<PropertyKey, never>;
export type personalDataPaymentMethodsQuery$data = {
  readonly customerPaymentTokens: {
    readonly items: ReadonlyArray<{
      readonly details: string | null | undefined;
      readonly payment_method_code: string;
      readonly public_hash: string;
      readonly type: PaymentTokenTypeEnum;
    } | null | undefined>;
  } | null | undefined;
};
export type personalDataPaymentMethodsQuery = {
  response: personalDataPaymentMethodsQuery$data;
  variables: personalDataPaymentMethodsQuery$variables;
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
    "name": "personalDataPaymentMethodsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "personalDataPaymentMethodsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "309a959005482ffe857f32a1cc69b125",
    "id": "d8106a464e2932ab62efc4023823d02e62b01df3d063e2aa7bc88ff55ee629c9",
    "metadata": {},
    "name": "personalDataPaymentMethodsQuery",
    "operationKind": "query",
    "text": "query personalDataPaymentMethodsQuery{customerPaymentTokens{items{public_hash,payment_method_code,type,details}}}"
  }
};
})();

(node as any).hash = "d9fd793a88974261e6faf9a8f88a1896";

export default node;
