/**
 * @generated SignedSource<<9066e5982f98e07430f6827c2c27cd68>>
 * @relayHash ba97691e618df2fdb8c963c677742a07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c217636b98fea1b43f836758ff9133f9035cc9f61b5a297e5a0462ba6196e7

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
v31 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v32 = [
  (v29/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v33 = [
  (v29/*:: as any*/)
],
v34 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v33/*:: as any*/)
},
v35 = {
  "kind": "ScalarField",
  "name": "required"
},
v36 = {
  "kind": "ScalarField",
  "name": "price"
},
v37 = [
  (v36/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v12/*:: as any*/)
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
                  (v31/*:: as any*/),
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
                                "selections": (v32/*:: as any*/)
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
                                    "selections": (v33/*:: as any*/)
                                  }
                                ]
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "regular_price",
                                "plural": false,
                                "selections": (v32/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "ProductPrice",
                            "kind": "LinkedField",
                            "name": "maximum_price",
                            "plural": false,
                            "selections": [
                              (v34/*:: as any*/)
                            ]
                          }
                        ]
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "options",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v35/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "concreteType": "CustomizableFieldValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": false,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableFieldOption"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "concreteType": "CustomizableAreaValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": false,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableAreaOption"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "concreteType": "CustomizableDateValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": false,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableDateOption"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": "values",
                                    "concreteType": "CustomizableDropDownValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": true,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableDropDownOption"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": "values",
                                    "concreteType": "CustomizableRadioValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": true,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableRadioOption"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": "values",
                                    "concreteType": "CustomizableCheckboxValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": true,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableCheckboxOption"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": "values",
                                    "concreteType": "CustomizableMultipleValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": true,
                                    "selections": (v37/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableMultipleOption"
                              },
                              (v12/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CustomizableProductInterface",
                        "abstractKey": "__isCustomizableProductInterface"
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
                              (v36/*:: as any*/),
                              (v12/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "DownloadableProduct"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "dynamic_price"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "special_price"
                          },
                          {
                            "concreteType": "BundleItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v35/*:: as any*/),
                              {
                                "concreteType": "BundleItemOption",
                                "kind": "LinkedField",
                                "name": "options",
                                "plural": true,
                                "selections": [
                                  (v31/*:: as any*/),
                                  {
                                    "kind": "LinkedField",
                                    "name": "product",
                                    "plural": false,
                                    "selections": [
                                      (v30/*:: as any*/),
                                      {
                                        "kind": "ScalarField",
                                        "name": "stock_status"
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
                                              (v34/*:: as any*/),
                                              {
                                                "concreteType": "Money",
                                                "kind": "LinkedField",
                                                "name": "regular_price",
                                                "plural": false,
                                                "selections": (v33/*:: as any*/)
                                              }
                                            ]
                                          }
                                        ]
                                      },
                                      {
                                        "concreteType": "TierPrice",
                                        "kind": "LinkedField",
                                        "name": "price_tiers",
                                        "plural": true,
                                        "selections": [
                                          (v31/*:: as any*/),
                                          {
                                            "concreteType": "ProductDiscount",
                                            "kind": "LinkedField",
                                            "name": "discount",
                                            "plural": false,
                                            "selections": [
                                              {
                                                "kind": "ScalarField",
                                                "name": "percent_off"
                                              }
                                            ]
                                          }
                                        ]
                                      },
                                      (v12/*:: as any*/)
                                    ]
                                  },
                                  (v12/*:: as any*/)
                                ]
                              },
                              (v12/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "BundleProduct"
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
                                "selections": (v33/*:: as any*/),
                                "type": "AttributeValue"
                              }
                            ]
                          }
                        ],
                        "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
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
    "cacheID": "ba97691e618df2fdb8c963c677742a07",
    "id": "37c217636b98fea1b43f836758ff9133f9035cc9f61b5a297e5a0462ba6196e7",
    "metadata": {},
    "name": "AccountGiftRegistryPageQuery",
    "operationKind": "query",
    "text": "query AccountGiftRegistryPageQuery($uid:ID!){customer{firstname,lastname,...addressBook_customer,gift_registry(giftRegistryUid:$uid){uid,event_name,message,status,type{uid},...RegistryFacts_registry,...RegistryItems_registry,...RegistryPeople_registry,...RegistrySettings_registry}},giftRegistryTypes{uid,...registryType_type},countries{id,...registryType_country,...addressCountries_country},storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryItems_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,name,...RegistryPiece_product}}}fragment RegistryPeople_registry on GiftRegistry{uid,registrants{uid,firstname,lastname,email,dynamic_attributes{code,value}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment RegistrySettings_registry on GiftRegistry{uid,event_name,message,status,privacy_settings,dynamic_attributes{code,value},shipping_address{id,...AddressLines_address}}fragment addressBook_customer on Customer{addresses{id,default_shipping,default_billing,firstname,lastname,company,street,city,region{region_id,region},postcode,country_code,telephone}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment registryType_country on Country{id,full_name_locale}fragment registryType_type on GiftRegistryType{uid,label,dynamic_attributes_metadata{__typename,code,label,input_type,attribute_group,is_required,sort_order}}"
  }
};
})();

(node as any).hash = "cd7f046125e0a67988ceabcc0cfa6fce";

export default node;
