/**
 * @generated SignedSource<<fd7cec21f71281ab484b38455684766e>>
 * @relayHash d7cd47b6860cfb56fb0de01483a84f64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1226e4c8a6d633841c636c7caa137a533e0d619ea669b3cf41b85213bdb829e5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useGiftRegistryPeopleRemoveMutation$variables = {
  uid: string;
  uids: ReadonlyArray<string>;
};
export type useGiftRegistryPeopleRemoveMutation$data = {
  readonly removeGiftRegistryRegistrants: {
    readonly gift_registry: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryPeople_registry">;
    } | null | undefined;
  } | null | undefined;
};
export type useGiftRegistryPeopleRemoveMutation = {
  response: useGiftRegistryPeopleRemoveMutation$data;
  variables: useGiftRegistryPeopleRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  },
  {
    "kind": "Variable",
    "name": "registrantsUid",
    "variableName": "uids"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useGiftRegistryPeopleRemoveMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryRegistrants",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "RegistryPeople_registry"
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGiftRegistryPeopleRemoveMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryRegistrants",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "GiftRegistryRegistrant",
                "kind": "LinkedField",
                "name": "registrants",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "firstname"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "lastname"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "email"
                  },
                  {
                    "concreteType": "GiftRegistryRegistrantDynamicAttribute",
                    "kind": "LinkedField",
                    "name": "dynamic_attributes",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "value"
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d7cd47b6860cfb56fb0de01483a84f64",
    "id": "1226e4c8a6d633841c636c7caa137a533e0d619ea669b3cf41b85213bdb829e5",
    "metadata": {},
    "name": "useGiftRegistryPeopleRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useGiftRegistryPeopleRemoveMutation($uid:ID!,$uids:[ID!]!){removeGiftRegistryRegistrants(giftRegistryUid:$uid,registrantsUid:$uids){gift_registry{uid,...RegistryPeople_registry}}}fragment RegistryPeople_registry on GiftRegistry{uid,registrants{uid,firstname,lastname,email,dynamic_attributes{code,value}}}"
  }
};
})();

(node as any).hash = "95aad9e6f921c8ef9d68dc32342f837a";

export default node;
