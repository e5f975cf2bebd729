/**
 * @generated SignedSource<<c29a9bb863a5097e10af95e4ea4e803c>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGiftRegistryPeopleRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryRegistrants",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryPeople_registry"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGiftRegistryPeopleRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryRegistrants",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryRegistrant",
                "kind": "LinkedField",
                "name": "registrants",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GiftRegistryRegistrantDynamicAttribute",
                    "kind": "LinkedField",
                    "name": "dynamic_attributes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
