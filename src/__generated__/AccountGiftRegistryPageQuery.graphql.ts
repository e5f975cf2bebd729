/**
 * @generated SignedSource<<9c4fc750d9618ddccdcc6cad70359206>>
 * @relayHash f7c1cee2612c34d316342d65adfb13de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a214b6a9a8858e019ac7c6534e9a807a0143f6af456656348e77731903b4a8b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type AccountGiftRegistryPageQuery$variables = {
  uid: string;
};
export type AccountGiftRegistryPageQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly id: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country" | "registryType_country">;
  } | null | undefined> | null | undefined;
  readonly customer: {
    readonly firstname: string | null | undefined;
    readonly gift_registry: {
      readonly event_name: string;
      readonly message: string;
      readonly status: GiftRegistryStatus;
      readonly type: {
        readonly uid: string;
      } | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryFacts_registry" | "RegistryItems_registry" | "RegistryPeople_registry" | "RegistrySettings_registry">;
    } | null | undefined;
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
export type AccountGiftRegistryPageQuery = {
  response: AccountGiftRegistryPageQuery$data;
  variables: AccountGiftRegistryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v2 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "company"
},
v5 = {
  "kind": "ScalarField",
  "name": "street"
},
v6 = {
  "kind": "ScalarField",
  "name": "city"
},
v7 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v8 = {
  "kind": "ScalarField",
  "name": "country_code"
},
v9 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v10 = {
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
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
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ]
},
v11 = [
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  }
],
v12 = {
  "kind": "ScalarField",
  "name": "uid"
},
v13 = {
  "kind": "ScalarField",
  "name": "event_name"
},
v14 = {
  "kind": "ScalarField",
  "name": "message"
},
v15 = {
  "kind": "ScalarField",
  "name": "status"
},
v16 = {
  "kind": "ScalarField",
  "name": "label"
},
v17 = {
  "kind": "ScalarField",
  "name": "code"
},
v18 = {
  "kind": "ScalarField",
  "name": "input_type"
},
v19 = {
  "kind": "ScalarField",
  "name": "attribute_group"
},
v20 = {
  "kind": "ScalarField",
  "name": "is_required"
},
v21 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v22 = {
  "kind": "ScalarField",
  "name": "full_name_locale"
},
v23 = {
  "kind": "ScalarField",
  "name": "name"
},
v24 = [
  (v3/*:: as any*/),
  (v22/*:: as any*/),
  {
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "available_regions",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v17/*:: as any*/),
      (v23/*:: as any*/)
    ]
  }
],
v25 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v26 = {
  "kind": "ScalarField",
  "name": "default_country"
},
v27 = {
  "kind": "ScalarField",
  "name": "countries_with_required_region"
},
v28 = {
  "kind": "ScalarField",
  "name": "optional_zip_countries"
},
v29 = {
  "kind": "ScalarField",
  "name": "value"
},
v30 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v31 = [
  (v29/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v32 = [
  (v29/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountGiftRegistryPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressBook_customer",
            "selections": [
              (v10/*:: as any*/)
            ],
            "argumentDefinitions": []
          },
          {
            "args": (v11/*:: as any*/),
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/)
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "RegistryFacts_registry"
              },
              {
                "kind": "FragmentSpread",
                "name": "RegistryItems_registry"
              },
              {
                "kind": "FragmentSpread",
                "name": "RegistryPeople_registry"
              },
              {
                "kind": "FragmentSpread",
                "name": "RegistrySettings_registry"
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
          (v12/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "registryType_type",
            "selections": [
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "dynamic_attributes_metadata",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/)
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
              (v22/*:: as any*/)
            ],
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_country",
            "selections": (v24/*:: as any*/),
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
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_storeConfig",
            "selections": [
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountGiftRegistryPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": (v11/*:: as any*/),
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v16/*:: as any*/)
                ]
              },
              {
                "concreteType": "GiftRegistryDynamicAttribute",
                "kind": "LinkedField",
                "name": "dynamic_attributes",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v16/*:: as any*/),
                  (v29/*:: as any*/)
                ]
              },
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v30/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "quantity_fulfilled"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "note"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v30/*:: as any*/),
                      (v12/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductInterface"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "url_key"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "url_suffix"
                      },
                      {
                        "concreteType": "ProductImage",
                        "kind": "LinkedField",
                        "name": "small_image",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "url"
                          }
                        ]
                      },
                      {
                        "concreteType": "PriceRange",
                        "kind": "LinkedField",
                        "name": "price_range",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "ProductPrice",
                            "kind": "LinkedField",
                            "name": "minimum_price",
                            "plural": false,
                            "selections": [
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "final_price",
                                "plural": false,
                                "selections": (v31/*:: as any*/)
                              },
                              {
                                "concreteType": "FixedProductTax",
                                "kind": "LinkedField",
                                "name": "fixed_product_taxes",
                                "plural": true,
                                "selections": [
                                  (v16/*:: as any*/),
                                  {
                                    "concreteType": "Money",
                                    "kind": "LinkedField",
                                    "name": "amount",
                                    "plural": false,
                                    "selections": (v32/*:: as any*/)
                                  }
                                ]
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "regular_price",
                                "plural": false,
                                "selections": (v31/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "ProductPrice",
                            "kind": "LinkedField",
                            "name": "maximum_price",
                            "plural": false,
                            "selections": [
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "final_price",
                                "plural": false,
                                "selections": (v32/*:: as any*/)
                              }
                            ]
                          }
                        ]
                      },
                      {
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "filters",
                            "value": {
                              "used_in_product_listing": true
                            }
                          }
                        ],
                        "concreteType": "ProductCustomAttributes",
                        "kind": "LinkedField",
                        "name": "custom_attributesV2",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v17/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v32/*:: as any*/),
                                "type": "AttributeValue"
                              }
                            ]
                          }
                        ],
                        "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "links_purchased_separately"
                          },
                          {
                            "concreteType": "DownloadableProductLinks",
                            "kind": "LinkedField",
                            "name": "downloadable_product_links",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "price"
                              },
                              (v12/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "DownloadableProduct"
                      }
                    ]
                  }
                ]
              },
              {
                "concreteType": "GiftRegistryRegistrant",
                "kind": "LinkedField",
                "name": "registrants",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                      (v17/*:: as any*/),
                      (v29/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "privacy_settings"
              },
              {
                "concreteType": "CustomerAddress",
                "kind": "LinkedField",
                "name": "shipping_address",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "concreteType": "CustomerAddressRegion",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "region_code"
                      }
                    ]
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
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
          (v12/*:: as any*/),
          (v16/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "dynamic_attributes_metadata",
            "plural": true,
            "selections": [
              (v30/*:: as any*/),
              (v17/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v24/*:: as any*/)
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "f7c1cee2612c34d316342d65adfb13de",
    "id": "5a214b6a9a8858e019ac7c6534e9a807a0143f6af456656348e77731903b4a8b",
    "metadata": {},
    "name": "AccountGiftRegistryPageQuery",
    "operationKind": "query",
    "text": "query AccountGiftRegistryPageQuery($uid:ID!){customer{firstname,lastname,...addressBook_customer,gift_registry(giftRegistryUid:$uid){uid,event_name,message,status,type{uid},...RegistryFacts_registry,...RegistryItems_registry,...RegistryPeople_registry,...RegistrySettings_registry}},giftRegistryTypes{uid,...registryType_type},countries{id,...registryType_country,...addressCountries_country},storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryItems_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,name,...RegistryPiece_product}}}fragment RegistryPeople_registry on GiftRegistry{uid,registrants{uid,firstname,lastname,email,dynamic_attributes{code,value}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment RegistrySettings_registry on GiftRegistry{uid,event_name,message,status,privacy_settings,dynamic_attributes{code,value},shipping_address{id,...AddressLines_address}}fragment addressBook_customer on Customer{addresses{id,default_shipping,default_billing,firstname,lastname,company,street,city,region{region_id,region},postcode,country_code,telephone}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment registryType_country on Country{id,full_name_locale}fragment registryType_type on GiftRegistryType{uid,label,dynamic_attributes_metadata{__typename,code,label,input_type,attribute_group,is_required,sort_order}}"
  }
};
})();

(node as any).hash = "cd7f046125e0a67988ceabcc0cfa6fce";

export default node;
