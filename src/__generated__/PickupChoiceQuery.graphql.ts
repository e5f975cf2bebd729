/**
 * @generated SignedSource<<33432f38b8c21497dbdc109ce44358e3>>
 * @relayHash edcfd5a7183eb4a7a6bf4150f008a50e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a29d3bd58c9ba1b4aac9e52fca77ed5dd22ab761caccc6eefe9976939cf8f54

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductInfoInput = {
  sku: string;
};
export type AreaInput = {
  radius: number;
  search_term: string;
};
export type PickupChoiceQuery$variables = {
  area?: AreaInput | null | undefined;
  isNear: boolean;
  products?: ReadonlyArray<ProductInfoInput | null | undefined> | null | undefined;
};
export type PickupChoiceQuery$data = {
  readonly byDistance?: {
    readonly items: ReadonlyArray<{
      readonly pickup_location_code: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly pickupLocations: {
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderPlacesContext_place" | "offeredPlaces_place">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly thatKeepAll: {
    readonly items: ReadonlyArray<{
      readonly pickup_location_code: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type PickupChoiceQuery = {
  response: PickupChoiceQuery$data;
  variables: PickupChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "area"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNear"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "products"
},
v3 = {
  "kind": "Literal",
  "name": "pageSize",
  "value": 100
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "name": "ASC"
    }
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pickup_location_code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "street",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postcode",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "region",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country_id",
  "storageKey": null
},
v14 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "region_id",
    "storageKey": null
  },
  (v13/*:: as any*/)
],
v15 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PickupLocation",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
],
v16 = {
  "alias": "thatKeepAll",
  "args": [
    (v3/*:: as any*/),
    {
      "kind": "Variable",
      "name": "productsInfo",
      "variableName": "products"
    }
  ],
  "concreteType": "PickupLocations",
  "kind": "LinkedField",
  "name": "pickupLocations",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v17 = {
  "condition": "isNear",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "byDistance",
      "args": [
        {
          "kind": "Variable",
          "name": "area",
          "variableName": "area"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "PickupLocations",
      "kind": "LinkedField",
      "name": "pickupLocations",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PickupChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
                "name": "offeredPlaces_place",
                "selections": (v14/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "OrderPlacesContext_place",
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "pickupLocations(pageSize:100,sort:{\"name\":\"ASC\"})"
      },
      (v16/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PickupChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "pickupLocations(pageSize:100,sort:{\"name\":\"ASC\"})"
      },
      (v16/*:: as any*/),
      (v17/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "edcfd5a7183eb4a7a6bf4150f008a50e",
    "id": "8a29d3bd58c9ba1b4aac9e52fca77ed5dd22ab761caccc6eefe9976939cf8f54",
    "metadata": {},
    "name": "PickupChoiceQuery",
    "operationKind": "query",
    "text": "query PickupChoiceQuery($products:[ProductInfoInput],$isNear:Boolean!,$area:AreaInput){pickupLocations(sort:{name:ASC},pageSize:100){items{...offeredPlaces_place,...OrderPlacesContext_place}},thatKeepAll:pickupLocations(productsInfo:$products,pageSize:100){items{pickup_location_code}},byDistance:pickupLocations(area:$area,pageSize:100)@include(if:$isNear){items{pickup_location_code}}}fragment OrderPlacesContext_place on PickupLocation{name,description,phone,street,postcode,city,region,country_id}fragment offeredPlaces_place on PickupLocation{pickup_location_code,name,description,phone,street,postcode,city,region,region_id,country_id}"
  }
};
})();

(node as any).hash = "744ae8d10015f9d205cfccd383c08afd";

export default node;
