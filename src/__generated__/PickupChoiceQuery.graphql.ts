/**
 * @generated SignedSource<<f56db30525c98934ff1e592a598467e9>>
 * @relayHash 964cff82aed7c9735ac0759ad7012b61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e93faa8c46cb56a1dd30dc1fb5e31ddc9d1d2d9f430e9600741a0b82590f652

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
      readonly " $fragmentSpreads": FragmentRefs<"offeredPlaces_place">;
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
  "kind": "ScalarField",
  "name": "pickup_location_code"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "name"
  },
  {
    "kind": "ScalarField",
    "name": "description"
  },
  {
    "kind": "ScalarField",
    "name": "phone"
  },
  {
    "kind": "ScalarField",
    "name": "street"
  },
  {
    "kind": "ScalarField",
    "name": "postcode"
  },
  {
    "kind": "ScalarField",
    "name": "city"
  },
  {
    "kind": "ScalarField",
    "name": "region"
  },
  {
    "kind": "ScalarField",
    "name": "region_id"
  },
  {
    "kind": "ScalarField",
    "name": "country_id"
  }
],
v7 = [
  {
    "concreteType": "PickupLocation",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v5/*:: as any*/)
    ]
  }
],
v8 = {
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
  "selections": (v7/*:: as any*/)
},
v9 = {
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
      "selections": (v7/*:: as any*/)
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
    "name": "PickupChoiceQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "PickupLocations",
        "kind": "LinkedField",
        "name": "pickupLocations",
        "plural": false,
        "selections": [
          {
            "concreteType": "PickupLocation",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "offeredPlaces_place",
                "selections": (v6/*:: as any*/),
                "argumentDefinitions": []
              }
            ]
          }
        ],
        "storageKey": "pickupLocations(pageSize:100,sort:{\"name\":\"ASC\"})"
      },
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "type": "Query"
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
        "args": (v4/*:: as any*/),
        "concreteType": "PickupLocations",
        "kind": "LinkedField",
        "name": "pickupLocations",
        "plural": false,
        "selections": [
          {
            "concreteType": "PickupLocation",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": (v6/*:: as any*/)
          }
        ],
        "storageKey": "pickupLocations(pageSize:100,sort:{\"name\":\"ASC\"})"
      },
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "964cff82aed7c9735ac0759ad7012b61",
    "id": "6e93faa8c46cb56a1dd30dc1fb5e31ddc9d1d2d9f430e9600741a0b82590f652",
    "metadata": {},
    "name": "PickupChoiceQuery",
    "operationKind": "query",
    "text": "query PickupChoiceQuery($products:[ProductInfoInput],$isNear:Boolean!,$area:AreaInput){pickupLocations(sort:{name:ASC},pageSize:100){items{...offeredPlaces_place}},thatKeepAll:pickupLocations(productsInfo:$products,pageSize:100){items{pickup_location_code}},byDistance:pickupLocations(area:$area,pageSize:100)@include(if:$isNear){items{pickup_location_code}}}fragment offeredPlaces_place on PickupLocation{pickup_location_code,name,description,phone,street,postcode,city,region,region_id,country_id}"
  }
};
})();

(node as any).hash = "b903b66d2ecd59e6e5ec64f04537b6cb";

export default node;
