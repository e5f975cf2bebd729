/**
 * @generated SignedSource<<a8a9c7036365488186795e9f72550c0d>>
 * @relayHash a63b9e27f1dd06664b09cf8944e822c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c3244cbcc5861513e93567a708ff1a147123d8c44bc94908f743a5e653c258d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountGiftRegistriesPageQuery$variables = Record<PropertyKey, never>;
export type AccountGiftRegistriesPageQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly id: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country" | "registryType_country">;
  } | null | undefined> | null | undefined;
  readonly customer: {
    readonly email: string | null | undefined;
    readonly firstname: string | null | undefined;
    readonly gift_registries: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryRows_registry">;
    } | null | undefined> | null | undefined;
    readonly lastname: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressBook_customer">;
  } | null | undefined;
  readonly giftRegistryTypes: ReadonlyArray<{
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"registryType_type">;
  } | null | undefined> | null | undefined;
  readonly storeConfig: {
    readonly default_country: string | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_storeConfig">;
  } | null | undefined;
};
export type AccountGiftRegistriesPageQuery = {
  response: AccountGiftRegistriesPageQuery$data;
  variables: AccountGiftRegistriesPageQuery$variables;
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
  "name": "email"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "addresses",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "default_shipping"
    },
    {
      "kind": "ScalarField",
      "name": "default_billing"
    },
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
v5 = {
  "kind": "ScalarField",
  "name": "uid"
},
v6 = {
  "kind": "ScalarField",
  "name": "label"
},
v7 = {
  "kind": "ScalarField",
  "name": "code"
},
v8 = {
  "kind": "ScalarField",
  "name": "input_type"
},
v9 = {
  "kind": "ScalarField",
  "name": "attribute_group"
},
v10 = {
  "kind": "ScalarField",
  "name": "is_required"
},
v11 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v12 = {
  "kind": "ScalarField",
  "name": "full_name_locale"
},
v13 = [
  (v3/*:: as any*/),
  (v12/*:: as any*/),
  {
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "available_regions",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "name"
      }
    ]
  }
],
v14 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v15 = {
  "kind": "ScalarField",
  "name": "default_country"
},
v16 = {
  "kind": "ScalarField",
  "name": "countries_with_required_region"
},
v17 = {
  "kind": "ScalarField",
  "name": "optional_zip_countries"
},
v18 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountGiftRegistriesPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressBook_customer",
            "selections": [
              (v4/*:: as any*/)
            ],
            "argumentDefinitions": []
          },
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registries",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "RegistryRows_registry"
              }
            ]
          }
        ]
      },
      {
        "concreteType": "GiftRegistryType",
        "kind": "LinkedField",
        "name": "giftRegistryTypes",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "registryType_type",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "dynamic_attributes_metadata",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              }
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
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "registryType_country",
            "selections": [
              (v3/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_country",
            "selections": (v13/*:: as any*/),
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
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_storeConfig",
            "selections": [
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
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
    "name": "AccountGiftRegistriesPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registries",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "event_name"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              },
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "quantity_fulfilled"
                  }
                ]
              },
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              },
              {
                "concreteType": "GiftRegistryDynamicAttribute",
                "kind": "LinkedField",
                "name": "dynamic_attributes",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "value"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "concreteType": "GiftRegistryType",
        "kind": "LinkedField",
        "name": "giftRegistryTypes",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "dynamic_attributes_metadata",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v7/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v13/*:: as any*/)
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a63b9e27f1dd06664b09cf8944e822c1",
    "id": "4c3244cbcc5861513e93567a708ff1a147123d8c44bc94908f743a5e653c258d",
    "metadata": {},
    "name": "AccountGiftRegistriesPageQuery",
    "operationKind": "query",
    "text": "query AccountGiftRegistriesPageQuery{customer{firstname,lastname,email,...addressBook_customer,gift_registries{uid,...RegistryRows_registry}},giftRegistryTypes{uid,...registryType_type},countries{id,...registryType_country,...addressCountries_country},storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryRows_registry on GiftRegistry{uid,event_name,status,items{__typename,uid,quantity,quantity_fulfilled},...RegistryFacts_registry}fragment addressBook_customer on Customer{addresses{id,default_shipping,default_billing,firstname,lastname,company,street,city,region{region_id,region},postcode,country_code,telephone}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}fragment registryType_country on Country{id,full_name_locale}fragment registryType_type on GiftRegistryType{uid,label,dynamic_attributes_metadata{__typename,code,label,input_type,attribute_group,is_required,sort_order}}"
  }
};
})();

(node as any).hash = "d34248508757b224e1af8c5a5090a2ab";

export default node;
