/**
 * @generated SignedSource<<f1976e5264a5550fa73a8595a586322b>>
 * @relayHash 7ca22f1363d4bb9d74b5aa4b931c4c80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99debeb871821e22c680e2ffc0517b841b32d70937999bbde4d8a4ee524b1da

import { ConcreteRequest } from 'relay-runtime';
export type findRegistriesNamedQuery$variables = {
  firstname: string;
  lastname: string;
  type?: string | null | undefined;
};
export type findRegistriesNamedQuery$data = {
  readonly giftRegistryTypeSearch: ReadonlyArray<{
    readonly event_title: string;
    readonly gift_registry_uid: string;
    readonly name: string;
    readonly type: string | null | undefined;
  } | null | undefined> | null | undefined;
};
export type findRegistriesNamedQuery = {
  response: findRegistriesNamedQuery$data;
  variables: findRegistriesNamedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "firstname"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lastname"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "firstName",
        "variableName": "firstname"
      },
      {
        "kind": "Variable",
        "name": "giftRegistryTypeUid",
        "variableName": "type"
      },
      {
        "kind": "Variable",
        "name": "lastName",
        "variableName": "lastname"
      }
    ],
    "concreteType": "GiftRegistrySearchResult",
    "kind": "LinkedField",
    "name": "giftRegistryTypeSearch",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "gift_registry_uid"
      },
      {
        "kind": "ScalarField",
        "name": "event_title"
      },
      {
        "kind": "ScalarField",
        "name": "name"
      },
      {
        "kind": "ScalarField",
        "name": "type"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "findRegistriesNamedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findRegistriesNamedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7ca22f1363d4bb9d74b5aa4b931c4c80",
    "id": "b99debeb871821e22c680e2ffc0517b841b32d70937999bbde4d8a4ee524b1da",
    "metadata": {},
    "name": "findRegistriesNamedQuery",
    "operationKind": "query",
    "text": "query findRegistriesNamedQuery($firstname:String!,$lastname:String!,$type:ID){giftRegistryTypeSearch(firstName:$firstname,lastName:$lastname,giftRegistryTypeUid:$type){gift_registry_uid,event_title,name,type}}"
  }
};
})();

(node as any).hash = "1c9a5682bb5c8d40bdfa5e90de262f98";

export default node;
