/**
 * @generated SignedSource<<feb225946c276ec917ea07c0a59fd6b1>>
 * @relayHash 9febd928e57bfb9ddd2fc3187547ab01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f96b9729969d8327e84420211479d60da621138ed064c2671144d5bdea9769dd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountPaymentMethodsPageQuery$variables = Record<PropertyKey, never>;
export type AccountPaymentMethodsPageQuery$data = {
  readonly customerPaymentTokens: {
    readonly " $fragmentSpreads": FragmentRefs<"SavedPayments_tokens">;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
  } | null | undefined;
};
export type AccountPaymentMethodsPageQuery = {
  response: AccountPaymentMethodsPageQuery$data;
  variables: AccountPaymentMethodsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
};
return {
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PageHead_storeConfig"
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title_prefix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title_suffix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "default_title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "default_description",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9febd928e57bfb9ddd2fc3187547ab01",
    "id": "f96b9729969d8327e84420211479d60da621138ed064c2671144d5bdea9769dd",
    "metadata": {},
    "name": "AccountPaymentMethodsPageQuery",
    "operationKind": "query",
    "text": "query AccountPaymentMethodsPageQuery{customerPaymentTokens{...SavedPayments_tokens},storeConfig{store_code,...PageHead_storeConfig}}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}fragment SavedPayments_tokens on CustomerPaymentTokens{items{public_hash,type,details}}"
  }
};
})();

(node as any).hash = "3ef5956f37b898e6a011dcba478cff74";

export default node;
