/**
 * @generated SignedSource<<e36d143bcce2c4fe971260688c02b167>>
 * @relayHash 9d5863029607ccf3c33039fe69ddc418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f721c6914330c121c8d928af0452ba74594525ee3eb62e9b6d9f193de6e47722

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
export type paypalExpressMutation$variables = {
  input: PaypalExpressTokenInput;
};
export type paypalExpressMutation$data = {
  readonly createPaypalExpressToken: {
    readonly paypal_urls: {
      readonly start: string | null | undefined;
    } | null | undefined;
    readonly token: string | null | undefined;
  } | null | undefined;
};
export type paypalExpressMutation = {
  response: paypalExpressMutation$data;
  variables: paypalExpressMutation$variables;
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
        "kind": "ScalarField",
        "name": "token"
      },
      {
        "concreteType": "PaypalExpressUrlList",
        "kind": "LinkedField",
        "name": "paypal_urls",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "start"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "paypalExpressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paypalExpressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9d5863029607ccf3c33039fe69ddc418",
    "id": "f721c6914330c121c8d928af0452ba74594525ee3eb62e9b6d9f193de6e47722",
    "metadata": {},
    "name": "paypalExpressMutation",
    "operationKind": "mutation",
    "text": "mutation paypalExpressMutation($input:PaypalExpressTokenInput!){createPaypalExpressToken(input:$input){token,paypal_urls{start}}}"
  }
};
})();

(node as any).hash = "9974118eb59638ee7ee35ccfcb725160";

export default node;
