/**
 * @generated SignedSource<<6953df643b7529008c9d5377a8df87c1>>
 * @relayHash 22b253f06dfdadc43498c1f920effb30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e86fbb34abed62f2ed6e31a5f15c399b077df34b33f585cc92b8d48cfce82c9c

import { ConcreteRequest } from 'relay-runtime';
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type personalRegistriesQuery$variables = Record<PropertyKey, never>;
export type personalRegistriesQuery$data = {
  readonly customer: {
    readonly gift_registries: ReadonlyArray<{
      readonly created_at: string;
      readonly dynamic_attributes: ReadonlyArray<{
        readonly code: string;
        readonly label: string;
        readonly value: string;
      } | null | undefined> | null | undefined;
      readonly event_name: string;
      readonly items: ReadonlyArray<{
        readonly created_at: string;
        readonly note: string | null | undefined;
        readonly product: {
          readonly name: string | null | undefined;
          readonly sku: string | null | undefined;
          readonly uid: string;
        } | null | undefined;
        readonly quantity: number;
        readonly quantity_fulfilled: number;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly message: string;
      readonly privacy_settings: GiftRegistryPrivacySettings;
      readonly registrants: ReadonlyArray<{
        readonly dynamic_attributes: ReadonlyArray<{
          readonly code: string;
          readonly label: string;
          readonly value: string;
        } | null | undefined> | null | undefined;
        readonly email: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly status: GiftRegistryStatus;
      readonly type: {
        readonly label: string;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type personalRegistriesQuery = {
  response: personalRegistriesQuery$data;
  variables: personalRegistriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "event_name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "privacy_settings",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created_at",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "GiftRegistryDynamicAttribute",
  "kind": "LinkedField",
  "name": "dynamic_attributes",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "GiftRegistryRegistrant",
  "kind": "LinkedField",
  "name": "registrants",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
      "selections": (v7/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity_fulfilled",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "personalRegistriesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "personalRegistriesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v0/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v0/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
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
    "cacheID": "22b253f06dfdadc43498c1f920effb30",
    "id": "e86fbb34abed62f2ed6e31a5f15c399b077df34b33f585cc92b8d48cfce82c9c",
    "metadata": {},
    "name": "personalRegistriesQuery",
    "operationKind": "query",
    "text": "query personalRegistriesQuery{customer{gift_registries{uid,event_name,message,status,privacy_settings,created_at,type{label,uid},dynamic_attributes{code,label,value},registrants{uid,firstname,lastname,email,dynamic_attributes{code,label,value}},items{__typename,uid,quantity,quantity_fulfilled,note,created_at,product{__typename,uid,sku,name}}}}}"
  }
};
})();

(node as any).hash = "d86272aeb399fe193017a4ab137cdeaa";

export default node;
