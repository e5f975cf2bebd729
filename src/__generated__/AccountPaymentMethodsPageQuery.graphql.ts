/**
 * @generated SignedSource<<95a87802b52286ebf9df49835cbbe622>>
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
    "metadata": null,
    "name": "AccountPaymentMethodsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerPaymentTokens",
        "kind": "LinkedField",
        "name": "customerPaymentTokens",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SavedPayments_tokens"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountPaymentMethodsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerPaymentTokens",
        "kind": "LinkedField",
        "name": "customerPaymentTokens",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentToken",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "public_hash",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "details",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
