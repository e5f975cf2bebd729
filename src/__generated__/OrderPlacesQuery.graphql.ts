/**
 * @generated SignedSource<<bcc0f35d6313274d3d0c16917485a2a2>>
 * @relayHash da8b07535a16be6d576f9a33bdde7af5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e69023678fe3ed929cdb936f4314c16a44d5dc092931fc2d64b2a8a534d88d3

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
        "storageKey": "pickupLocations(pageSize:100)"
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
        "storageKey": "pickupLocations(pageSize:100)"
      }
    ]
  },
  "params": {
    "cacheID": "da8b07535a16be6d576f9a33bdde7af5",
    "id": "4e69023678fe3ed929cdb936f4314c16a44d5dc092931fc2d64b2a8a534d88d3",
    "metadata": {},
    "name": "OrderPlacesQuery",
    "operationKind": "query",
    "text": "query OrderPlacesQuery{pickupLocations(pageSize:100){items{...OrderPlacesContext_place}}}fragment OrderPlacesContext_place on PickupLocation{name,description,phone,street,postcode,city,region,country_id}"
  }
};
})();

(node as any).hash = "3a104a7b629a2b9d6548efa57999275c";

export default node;
