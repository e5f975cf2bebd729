/**
 * @generated SignedSource<<9893cba8156fd5a32ba4e533d68c843c>>
 * @relayHash adb7f60bd078ef689e4fdc6006becadc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fbe6f95dccf125280d9f0b6754d3b1c9259f49f7f783a4e7f4561d78cbc78d9

import { ConcreteRequest } from 'relay-runtime';
export type adyenSettingsQuery$variables = Record<PropertyKey, never>;
export type adyenSettingsQuery$data = {
  readonly storeConfig: {
    readonly adyen_checkout_frontend_region: string | null | undefined;
    readonly adyen_client_key_live: string | null | undefined;
    readonly adyen_client_key_test: string | null | undefined;
    readonly adyen_demo_mode: boolean | null | undefined;
    readonly adyen_has_holder_name: boolean | null | undefined;
    readonly adyen_holder_name_required: boolean | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type adyenSettingsQuery = {
  response: adyenSettingsQuery$data;
  variables: adyenSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "StoreConfig",
    "kind": "LinkedField",
    "name": "storeConfig",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "store_code"
      },
      {
        "kind": "ScalarField",
        "name": "adyen_client_key_test"
      },
      {
        "kind": "ScalarField",
        "name": "adyen_client_key_live"
      },
      {
        "kind": "ScalarField",
        "name": "adyen_demo_mode"
      },
      {
        "kind": "ScalarField",
        "name": "adyen_checkout_frontend_region"
      },
      {
        "kind": "ScalarField",
        "name": "adyen_has_holder_name"
      },
      {
        "kind": "ScalarField",
        "name": "adyen_holder_name_required"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "adyenSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "adyenSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "adb7f60bd078ef689e4fdc6006becadc",
    "id": "9fbe6f95dccf125280d9f0b6754d3b1c9259f49f7f783a4e7f4561d78cbc78d9",
    "metadata": {},
    "name": "adyenSettingsQuery",
    "operationKind": "query",
    "text": "query adyenSettingsQuery{storeConfig{store_code,adyen_client_key_test,adyen_client_key_live,adyen_demo_mode,adyen_checkout_frontend_region,adyen_has_holder_name,adyen_holder_name_required}}"
  }
};
})();

(node as any).hash = "f88c8fec98660012b63f79874a6db9a9";

export default node;
