/**
 * @generated SignedSource<<466d02887d090f73f7e33dd5bd6c22d5>>
 * @relayHash 3ba66ae1225f4dc6edac4d2450b63363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4920cd559cfe7894bf0c3c9da0017a167e63fcbc678553fe0910817a224a272b

import { ConcreteRequest } from 'relay-runtime';
export type redeemGiftCardMutation$variables = {
  code: string;
};
export type redeemGiftCardMutation$data = {
  readonly redeemGiftCardBalanceAsStoreCredit: {
    readonly code: string | null | undefined;
  } | null | undefined;
};
export type redeemGiftCardMutation = {
  response: redeemGiftCardMutation$data;
  variables: redeemGiftCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "gift_card_code",
            "variableName": "code"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "GiftCardAccount",
    "kind": "LinkedField",
    "name": "redeemGiftCardBalanceAsStoreCredit",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "code"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "redeemGiftCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "redeemGiftCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3ba66ae1225f4dc6edac4d2450b63363",
    "id": "4920cd559cfe7894bf0c3c9da0017a167e63fcbc678553fe0910817a224a272b",
    "metadata": {},
    "name": "redeemGiftCardMutation",
    "operationKind": "mutation",
    "text": "mutation redeemGiftCardMutation($code:String!){redeemGiftCardBalanceAsStoreCredit(input:{gift_card_code:$code}){code}}"
  }
};
})();

(node as any).hash = "b6d568f6e78e638a2d722e342074fa91";

export default node;
