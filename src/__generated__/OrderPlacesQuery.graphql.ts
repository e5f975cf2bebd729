/**
 * @generated SignedSource<<fe6b36ff378b66bfd2512eb9f9928938>>
 * @relayHash 5bef1047f3cb84f3b643d4ce0d42faa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31401130fe8e3cc0e8b4955857176bd15e911265e1f0c3e390d70d5e05dfe1f1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPlacesQuery$variables = Record<PropertyKey, never>;
export type OrderPlacesQuery$data = {
  readonly pickupLocations: {
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderPlacesContext_place">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type OrderPlacesQuery = {
  response: OrderPlacesQuery$data;
  variables: OrderPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "name": "ASC"
    }
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "description",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postcode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "region",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country_id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderPlacesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "PickupLocations",
        "kind": "LinkedField",
        "name": "pickupLocations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PickupLocation",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "OrderPlacesContext_place",
                "selections": (v1/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "pickupLocations(pageSize:100,sort:{\"name\":\"ASC\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderPlacesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "PickupLocations",
        "kind": "LinkedField",
        "name": "pickupLocations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PickupLocation",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "pickupLocations(pageSize:100,sort:{\"name\":\"ASC\"})"
      }
    ]
  },
  "params": {
    "cacheID": "5bef1047f3cb84f3b643d4ce0d42faa4",
    "id": "31401130fe8e3cc0e8b4955857176bd15e911265e1f0c3e390d70d5e05dfe1f1",
    "metadata": {},
    "name": "OrderPlacesQuery",
    "operationKind": "query",
    "text": "query OrderPlacesQuery{pickupLocations(sort:{name:ASC},pageSize:100){items{...OrderPlacesContext_place}}}fragment OrderPlacesContext_place on PickupLocation{name,description,phone,street,postcode,city,region,country_id}"
  }
};
})();

(node as any).hash = "996b2a4be25739abca1d8a1c4c00a9ad";

export default node;
