/**
 * @generated SignedSource<<2b4192eb5bacd8340b9dc71b9f2b6dee>>
 * @relayHash a4705be01e713d503d0ddcd6f539c38e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b27df7283d961a5bfb4910ba557c7495fe1ff51b11f4f9e5a9ddd202cb57b6

import { ConcreteRequest } from 'relay-runtime';
export type CheckoutAgreementPageQuery$variables = Record<PropertyKey, never>;
export type CheckoutAgreementPageQuery$data = {
  readonly checkoutAgreements: ReadonlyArray<{
    readonly agreement_id: number;
    readonly content: string;
    readonly is_html: boolean;
    readonly name: string;
  } | null | undefined> | null | undefined;
};
export type CheckoutAgreementPageQuery = {
  response: CheckoutAgreementPageQuery$data;
  variables: CheckoutAgreementPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "CheckoutAgreement",
    "kind": "LinkedField",
    "name": "checkoutAgreements",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "agreement_id"
      },
      {
        "kind": "ScalarField",
        "name": "name"
      },
      {
        "kind": "ScalarField",
        "name": "content"
      },
      {
        "kind": "ScalarField",
        "name": "is_html"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CheckoutAgreementPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CheckoutAgreementPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a4705be01e713d503d0ddcd6f539c38e",
    "id": "90b27df7283d961a5bfb4910ba557c7495fe1ff51b11f4f9e5a9ddd202cb57b6",
    "metadata": {},
    "name": "CheckoutAgreementPageQuery",
    "operationKind": "query",
    "text": "query CheckoutAgreementPageQuery{checkoutAgreements{agreement_id,name,content,is_html}}"
  }
};
})();

(node as any).hash = "cd8d26b212efb433a0b99eb3b31d28c1";

export default node;
