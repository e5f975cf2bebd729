/**
 * @generated SignedSource<<89e07a1bb1fa7793257164cf758660b4>>
 * @relayHash 02f7d05e22843c59b68045d83d44fb59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ccee629342dad6674262e1e987cc73061617e0dce2eebb5968ad95c4d3f2183

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountAddressPageQuery$variables = Record<PropertyKey, never>;
export type AccountAddressPageQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly id: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country">;
  } | null | undefined> | null | undefined;
  readonly customer: {
    readonly addresses: ReadonlyArray<{
      readonly default_billing: boolean | null | undefined;
      readonly default_shipping: boolean | null | undefined;
      readonly id: number | null | undefined;
    } | null | undefined> | null | undefined;
    readonly firstname: string | null | undefined;
    readonly lastname: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressBook_customer">;
  } | null | undefined;
  readonly storeConfig: {
    readonly default_country: string | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_storeConfig">;
  } | null | undefined;
};
export type AccountAddressPageQuery = {
  response: AccountAddressPageQuery$data;
  variables: AccountAddressPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v1 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "default_shipping"
},
v4 = {
  "kind": "ScalarField",
  "name": "default_billing"
},
v5 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "addresses",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "company"
    },
    {
      "kind": "ScalarField",
      "name": "street"
    },
    {
      "kind": "ScalarField",
      "name": "city"
    },
    {
      "concreteType": "CustomerAddressRegion",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "region_id"
        },
        {
          "kind": "ScalarField",
          "name": "region"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "postcode"
    },
    {
      "kind": "ScalarField",
      "name": "country_code"
    },
    {
      "kind": "ScalarField",
      "name": "telephone"
    }
  ]
},
v6 = [
  (v2/*:: as any*/),
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
      (v2/*:: as any*/),
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
v7 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v8 = {
  "kind": "ScalarField",
  "name": "default_country"
},
v9 = {
  "kind": "ScalarField",
  "name": "countries_with_required_region"
},
v10 = {
  "kind": "ScalarField",
  "name": "optional_zip_countries"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountAddressPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "addresses",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressBook_customer",
            "selections": [
              (v5/*:: as any*/)
            ],
            "argumentDefinitions": []
          }
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_country",
            "selections": (v6/*:: as any*/),
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
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_storeConfig",
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
    "name": "AccountAddressPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v5/*:: as any*/)
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v6/*:: as any*/)
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "02f7d05e22843c59b68045d83d44fb59",
    "id": "5ccee629342dad6674262e1e987cc73061617e0dce2eebb5968ad95c4d3f2183",
    "metadata": {},
    "name": "AccountAddressPageQuery",
    "operationKind": "query",
    "text": "query AccountAddressPageQuery{customer{firstname,lastname,addresses{id,default_shipping,default_billing},...addressBook_customer},countries{id,...addressCountries_country},storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment addressBook_customer on Customer{addresses{id,default_shipping,default_billing,firstname,lastname,company,street,city,region{region_id,region},postcode,country_code,telephone}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}"
  }
};
})();

(node as any).hash = "4062dbfd0dbfe9118790f8a9a16e9bc3";

export default node;
