/**
 * @generated SignedSource<<d268ae11c137e793a598fb10410e1631>>
 * @relayHash c81c96829aec763cc5734cb423349565
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d25f4a9f86186518274cb975999e1828b28ae0add1b62828763f5b7208a1e5ca

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountPrivacyPageQuery$variables = Record<PropertyKey, never>;
export type AccountPrivacyPageQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountForm_customer">;
  } | null | undefined;
};
export type AccountPrivacyPageQuery = {
  response: AccountPrivacyPageQuery$data;
  variables: AccountPrivacyPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountPrivacyPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DeleteAccountForm_customer"
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
    "name": "AccountPrivacyPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "email"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c81c96829aec763cc5734cb423349565",
    "id": "d25f4a9f86186518274cb975999e1828b28ae0add1b62828763f5b7208a1e5ca",
    "metadata": {},
    "name": "AccountPrivacyPageQuery",
    "operationKind": "query",
    "text": "query AccountPrivacyPageQuery{customer{...DeleteAccountForm_customer}}fragment DeleteAccountForm_customer on Customer{email}"
  }
};

(node as any).hash = "6dd338cb29b9a97c9aa53e6170ce8232";

export default node;
