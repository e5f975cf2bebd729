/**
 * @generated SignedSource<<212f8ccafa3f6a36e5899970f51e0a9f>>
 * @relayHash f2db8e4290a5525d5d42114585a9c627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 331735d6016a7e0c3c9b8e04bd839f04bb0fac4f569168e4c411ad4b3f1c3fa6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountPaymentMethodsPageQuery$variables = Record<PropertyKey, never>;
export type AccountPaymentMethodsPageQuery$data = {
  readonly customerPaymentTokens: {
    readonly " $fragmentSpreads": FragmentRefs<"SavedPayments_tokens">;
  } | null | undefined;
};
export type AccountPaymentMethodsPageQuery = {
  response: AccountPaymentMethodsPageQuery$data;
  variables: AccountPaymentMethodsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountPaymentMethodsPageQuery",
    "selections": [
      {
        "concreteType": "CustomerPaymentTokens",
        "kind": "LinkedField",
        "name": "customerPaymentTokens",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SavedPayments_tokens"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountPaymentMethodsPageQuery",
    "selections": [
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
    ]
  },
  "params": {
    "cacheID": "f2db8e4290a5525d5d42114585a9c627",
    "id": "331735d6016a7e0c3c9b8e04bd839f04bb0fac4f569168e4c411ad4b3f1c3fa6",
    "metadata": {},
    "name": "AccountPaymentMethodsPageQuery",
    "operationKind": "query",
    "text": "query AccountPaymentMethodsPageQuery{customerPaymentTokens{...SavedPayments_tokens}}fragment SavedPayments_tokens on CustomerPaymentTokens{items{public_hash,type,details}}"
  }
};

(node as any).hash = "9c1a6b746018169c47f94fae62b8dd8e";

export default node;
