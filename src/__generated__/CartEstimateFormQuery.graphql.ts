/**
 * @generated SignedSource<<3cdaf7bbec221b9e2b6c64e07f8af193>>
 * @relayHash 17ef6e9412cf39735e5f7f807f28d897
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11bf3d81449e40f23e6367ff90b06583b105de4b5337521c5ea8765deee4b895

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartEstimateFormQuery$variables = Record<PropertyKey, never>;
export type CartEstimateFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly id: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country">;
  } | null | undefined> | null | undefined;
  readonly storeConfig: {
    readonly default_country: string | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_storeConfig">;
  } | null | undefined;
};
export type CartEstimateFormQuery = {
  response: CartEstimateFormQuery$data;
  variables: CartEstimateFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "full_name_locale"
  },
  {
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "available_regions",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "code"
      },
      {
        "kind": "ScalarField",
        "name": "name"
      }
    ]
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v3 = {
  "kind": "ScalarField",
  "name": "default_country"
},
v4 = {
  "kind": "ScalarField",
  "name": "countries_with_required_region"
},
v5 = {
  "kind": "ScalarField",
  "name": "optional_zip_countries"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CartEstimateFormQuery",
    "selections": [
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_country",
            "selections": (v1/*:: as any*/),
            "argumentDefinitions": []
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_storeConfig",
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "argumentDefinitions": []
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CartEstimateFormQuery",
    "selections": [
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v1/*:: as any*/)
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "17ef6e9412cf39735e5f7f807f28d897",
    "id": "11bf3d81449e40f23e6367ff90b06583b105de4b5337521c5ea8765deee4b895",
    "metadata": {},
    "name": "CartEstimateFormQuery",
    "operationKind": "query",
    "text": "query CartEstimateFormQuery{countries{id,...addressCountries_country},storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}"
  }
};
})();

(node as any).hash = "919513cd7189ab7070b3bb4eb75e1a96";

export default node;
