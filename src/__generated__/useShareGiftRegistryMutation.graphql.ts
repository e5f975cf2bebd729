/**
 * @generated SignedSource<<437bc8214766d732b67311a00c251d25>>
 * @relayHash d291b7fb154cbed6993464198a9f8064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37db50cbf6c58c90ceef6171f292a0727782e7cd5c9c9876e1b16d42c52f8477

import { ConcreteRequest } from 'relay-runtime';
export type ShareGiftRegistrySenderInput = {
  message: string;
  name: string;
};
export type ShareGiftRegistryInviteeInput = {
  email: string;
  name: string;
};
export type useShareGiftRegistryMutation$variables = {
  invitees: ReadonlyArray<ShareGiftRegistryInviteeInput>;
  sender: ShareGiftRegistrySenderInput;
  uid: string;
};
export type useShareGiftRegistryMutation$data = {
  readonly shareGiftRegistry: {
    readonly is_shared: boolean;
  } | null | undefined;
};
export type useShareGiftRegistryMutation = {
  response: useShareGiftRegistryMutation$data;
  variables: useShareGiftRegistryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invitees"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sender"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v3 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "giftRegistryUid",
        "variableName": "uid"
      },
      {
        "kind": "Variable",
        "name": "invitees",
        "variableName": "invitees"
      },
      {
        "kind": "Variable",
        "name": "sender",
        "variableName": "sender"
      }
    ],
    "concreteType": "ShareGiftRegistryOutput",
    "kind": "LinkedField",
    "name": "shareGiftRegistry",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "is_shared"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useShareGiftRegistryMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useShareGiftRegistryMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "d291b7fb154cbed6993464198a9f8064",
    "id": "37db50cbf6c58c90ceef6171f292a0727782e7cd5c9c9876e1b16d42c52f8477",
    "metadata": {},
    "name": "useShareGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useShareGiftRegistryMutation($uid:ID!,$sender:ShareGiftRegistrySenderInput!,$invitees:[ShareGiftRegistryInviteeInput!]!){shareGiftRegistry(giftRegistryUid:$uid,sender:$sender,invitees:$invitees){is_shared}}"
  }
};
})();

(node as any).hash = "7919d1b98149b21216eb6f91d5debbe6";

export default node;
