/**
 * @generated SignedSource<<814fa4ba12c588222887f8184949a282>>
 * @relayHash 853e9f7f6c825f4f1d64d959e4da95c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43771aa2e61bab219d6ff407e1ee194318e04d82013d32d33f473e8c77d8c094

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountCreatePageQuery$variables = Record<PropertyKey, never>;
export type AccountCreatePageQuery$data = {
  readonly storeConfig: {
    readonly create_account_confirmation: boolean | null | undefined;
    readonly customer_access_token_lifetime: number | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AccountDoor_storeConfig" | "CreateAccountForm_storeConfig">;
  } | null | undefined;
};
export type AccountCreatePageQuery = {
  response: AccountCreatePageQuery$data;
  variables: AccountCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "create_account_confirmation",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customer_access_token_lifetime",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountCreatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountDoor_storeConfig"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreateAccountForm_storeConfig"
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
    "name": "AccountCreatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newsletter_enabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimum_password_length",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "required_character_classes_number",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "853e9f7f6c825f4f1d64d959e4da95c6",
    "id": "43771aa2e61bab219d6ff407e1ee194318e04d82013d32d33f473e8c77d8c094",
    "metadata": {},
    "name": "AccountCreatePageQuery",
    "operationKind": "query",
    "text": "query AccountCreatePageQuery{storeConfig{store_code,create_account_confirmation,customer_access_token_lifetime,...AccountDoor_storeConfig,...CreateAccountForm_storeConfig}}fragment AccountDoor_storeConfig on StoreConfig{store_code,...PageHead_storeConfig}fragment CreateAccountForm_storeConfig on StoreConfig{store_code,newsletter_enabled,...passwordRules_storeConfig}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}fragment passwordRules_storeConfig on StoreConfig{store_code,minimum_password_length,required_character_classes_number}"
  }
};
})();

(node as any).hash = "addb43377525f96bb0293e98f00dd35a";

export default node;
