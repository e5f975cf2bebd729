/**
 * @generated SignedSource<<4d9995d4c302b0734decd72a380eb95b>>
 * @relayHash f30bd7ea9667360c5eeed5b9c685e57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aa82c30802bc690229f26fc34d5e9e9929bdb6618f51682e0f6cf52e725533b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutAgreementPageQuery$variables = Record<PropertyKey, never>;
export type CheckoutAgreementPageQuery$data = {
  readonly checkoutAgreements: ReadonlyArray<{
    readonly agreement_id: number;
    readonly content: string;
    readonly is_html: boolean;
    readonly name: string;
  } | null | undefined> | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
  } | null | undefined;
};
export type CheckoutAgreementPageQuery = {
  response: CheckoutAgreementPageQuery$data;
  variables: CheckoutAgreementPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CheckoutAgreement",
  "kind": "LinkedField",
  "name": "checkoutAgreements",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreement_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_html",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
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
    "name": "CheckoutAgreementPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "name": "CheckoutAgreementPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "cacheID": "f30bd7ea9667360c5eeed5b9c685e57a",
    "id": "5aa82c30802bc690229f26fc34d5e9e9929bdb6618f51682e0f6cf52e725533b",
    "metadata": {},
    "name": "CheckoutAgreementPageQuery",
    "operationKind": "query",
    "text": "query CheckoutAgreementPageQuery{checkoutAgreements{agreement_id,name,content,is_html},storeConfig{store_code,...PageHead_storeConfig}}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}"
  }
};
})();

(node as any).hash = "de3480d27e10082e7fe61d797761050a";

export default node;
