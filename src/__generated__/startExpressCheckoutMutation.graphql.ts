/**
 * @generated SignedSource<<ed9875b5d5e96c50ccabf801b8ee45fa>>
 * @relayHash bba3aeac1e7179c52675a839ae95e30a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 737c77db2b2f2260c008c9ee9a4e6b10281312dd805efc4f48156df453124c87

import { ConcreteRequest } from 'relay-runtime';
export type PaypalExpressTokenInput = {
  cart_id: string;
  code: string;
  express_button?: boolean | null | undefined;
  urls: PaypalExpressUrlsInput;
  use_paypal_credit?: boolean | null | undefined;
};
export type PaypalExpressUrlsInput = {
  cancel_url: string;
  pending_url?: string | null | undefined;
  return_url: string;
  success_url?: string | null | undefined;
};
export type startExpressCheckoutMutation$variables = {
  input: PaypalExpressTokenInput;
};
export type startExpressCheckoutMutation$data = {
  readonly createPaypalExpressToken: {
    readonly paypal_urls: {
      readonly start: string | null | undefined;
    } | null | undefined;
    readonly token: string | null | undefined;
  } | null | undefined;
};
export type startExpressCheckoutMutation = {
  response: startExpressCheckoutMutation$data;
  variables: startExpressCheckoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PaypalExpressTokenOutput",
    "kind": "LinkedField",
    "name": "createPaypalExpressToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PaypalExpressUrlList",
        "kind": "LinkedField",
        "name": "paypal_urls",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "startExpressCheckoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startExpressCheckoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bba3aeac1e7179c52675a839ae95e30a",
    "id": "737c77db2b2f2260c008c9ee9a4e6b10281312dd805efc4f48156df453124c87",
    "metadata": {},
    "name": "startExpressCheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation startExpressCheckoutMutation($input:PaypalExpressTokenInput!){createPaypalExpressToken(input:$input){token,paypal_urls{start}}}"
  }
};
})();

(node as any).hash = "028c33a1928b744515dd9328742f1624";

export default node;
