/**
 * @generated SignedSource<<4a46ba7d4ac790410a620570a176fcc8>>
 * @relayHash 746b4e5f7825bb8ec49200fe04bc22a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4cae6f5757a51050fb6c04c67fafd82bb39713e47ff7cf3307542f8cc5e37c6

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstname",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastname",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "street",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postcode",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country_code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "telephone",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "addresses",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default_shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default_billing",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerAddressRegion",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "event_name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "input_type",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attribute_group",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_required",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sort_order",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "full_name_locale",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v24 = [
  (v3/*:: as any*/),
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "available_regions",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v17/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "storageKey": null
  }
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "default_country",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countries_with_required_region",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optional_zip_countries",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v31 = [
  (v29/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v32 = [
  (v29/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountGiftRegistryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
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
            "args": null,
            "argumentDefinitions": []
          },
          {
            "alias": null,
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
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryFacts_registry"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryItems_registry"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryPeople_registry"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistrySettings_registry"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
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
                "alias": null,
                "args": null,
                "concreteType": null,
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
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
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
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "addressCountries_country",
            "selections": (v24/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
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
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountGiftRegistryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
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
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryDynamicAttribute",
                "kind": "LinkedField",
                "name": "dynamic_attributes",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v16/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v30/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity_fulfilled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url_key",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url_suffix",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductImage",
                        "kind": "LinkedField",
                        "name": "small_image",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PriceRange",
                        "kind": "LinkedField",
                        "name": "price_range",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ProductPrice",
                            "kind": "LinkedField",
                            "name": "minimum_price",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "final_price",
                                "plural": false,
                                "selections": (v31/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "regular_price",
                                "plural": false,
                                "selections": (v31/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ProductPrice",
                            "kind": "LinkedField",
                            "name": "maximum_price",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "final_price",
                                "plural": false,
                                "selections": (v32/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
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
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v17/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v32/*:: as any*/),
                                "type": "AttributeValue",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "links_purchased_separately",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DownloadableProductLinks",
                            "kind": "LinkedField",
                            "name": "downloadable_product_links",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "price",
                                "storageKey": null
                              },
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "DownloadableProduct",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryRegistrant",
                "kind": "LinkedField",
                "name": "registrants",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                      (v17/*:: as any*/),
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "privacy_settings",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
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
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerAddressRegion",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "region_code",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GiftRegistryType",
        "kind": "LinkedField",
        "name": "giftRegistryTypes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "746b4e5f7825bb8ec49200fe04bc22a9",
    "id": "d4cae6f5757a51050fb6c04c67fafd82bb39713e47ff7cf3307542f8cc5e37c6",
    "metadata": {},
    "name": "AccountGiftRegistryPageQuery",
    "operationKind": "query",
    "text": "query AccountGiftRegistryPageQuery($uid:ID!){customer{firstname,lastname,...addressBook_customer,gift_registry(giftRegistryUid:$uid){uid,event_name,message,status,type{uid},...RegistryFacts_registry,...RegistryItems_registry,...RegistryPeople_registry,...RegistrySettings_registry}},giftRegistryTypes{uid,...registryType_type},countries{id,...registryType_country,...addressCountries_country},storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryItems_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,name,...RegistryPiece_product}}}fragment RegistryPeople_registry on GiftRegistry{uid,registrants{uid,firstname,lastname,email,dynamic_attributes{code,value}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment RegistrySettings_registry on GiftRegistry{uid,event_name,message,status,privacy_settings,dynamic_attributes{code,value},shipping_address{id,...AddressLines_address}}fragment addressBook_customer on Customer{addresses{id,default_shipping,default_billing,firstname,lastname,company,street,city,region{region_id},postcode,country_code,telephone}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment registryType_country on Country{id,full_name_locale}fragment registryType_type on GiftRegistryType{uid,label,dynamic_attributes_metadata{__typename,code,label,input_type,attribute_group,is_required,sort_order}}"
  }
};
})();

(node as any).hash = "cd7f046125e0a67988ceabcc0cfa6fce";

export default node;
