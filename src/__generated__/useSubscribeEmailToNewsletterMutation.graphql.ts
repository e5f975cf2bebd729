/**
 * @generated SignedSource<<8fa93566e9602ca1a13240ffce857aed>>
 * @relayHash c2663188595b520c959a9b7afbd18684
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a49b49cfb879aab74e33763c0bfbe2778a5768ee005b63d0f1f6e619e370e4

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatusesEnum = "NOT_ACTIVE" | "SUBSCRIBED" | "UNCONFIRMED" | "UNSUBSCRIBED" | "%future added value";
export type useSubscribeEmailToNewsletterMutation$variables = {
  email: string;
};
export type useSubscribeEmailToNewsletterMutation$data = {
  readonly subscribeEmailToNewsletter: {
    readonly status: SubscriptionStatusesEnum | null | undefined;
  } | null | undefined;
};
export type useSubscribeEmailToNewsletterMutation = {
  response: useSubscribeEmailToNewsletterMutation$data;
  variables: useSubscribeEmailToNewsletterMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "concreteType": "SubscribeEmailToNewsletterOutput",
    "kind": "LinkedField",
    "name": "subscribeEmailToNewsletter",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "status"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSubscribeEmailToNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubscribeEmailToNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c2663188595b520c959a9b7afbd18684",
    "id": "b0a49b49cfb879aab74e33763c0bfbe2778a5768ee005b63d0f1f6e619e370e4",
    "metadata": {},
    "name": "useSubscribeEmailToNewsletterMutation",
    "operationKind": "mutation",
    "text": "mutation useSubscribeEmailToNewsletterMutation($email:String!){subscribeEmailToNewsletter(email:$email){status}}"
  }
};
})();

(node as any).hash = "b7552b4d872eea3fcbf0122ec891e3ae";

export default node;
