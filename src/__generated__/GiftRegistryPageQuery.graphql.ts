/**
 * @generated SignedSource<<9faa6d03189d42645f586aef2ebd9eac>>
 * @relayHash 9c39c29767d6b952da88b0565b226145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50bee30c058e2afd07f3795138793f5a6e357527acecb2a0370bc251b3c416b3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type GiftRegistryPageQuery$variables = {
  uid: string;
};
export type GiftRegistryPageQuery$data = {
  readonly giftRegistry: Result<{
    readonly event_name: string;
    readonly message: string;
    readonly owner_name: string;
    readonly registrants: ReadonlyArray<{
      readonly firstname: string;
      readonly lastname: string;
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"RegistryFacts_registry" | "RegistryGifts_registry">;
  } | null | undefined, unknown>;
};
export type GiftRegistryPageQuery = {
  response: GiftRegistryPageQuery$data;
  variables: GiftRegistryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "event_name"
},
v4 = {
  "kind": "ScalarField",
  "name": "owner_name"
},
v5 = {
  "kind": "ScalarField",
  "name": "message"
},
v6 = {
  "concreteType": "GiftRegistryRegistrant",
  "kind": "LinkedField",
  "name": "registrants",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "firstname"
    },
    {
      "kind": "ScalarField",
      "name": "lastname"
    }
  ]
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = {
  "kind": "ScalarField",
  "name": "code"
},
v9 = {
  "kind": "ScalarField",
  "name": "value"
},
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v11 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v12 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v13 = {
  "kind": "ScalarField",
  "name": "required"
},
v14 = {
  "kind": "ScalarField",
  "name": "price"
},
v15 = [
  (v14/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v2/*:: as any*/)
],
v16 = [
  (v9/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v17 = [
  (v9/*:: as any*/)
],
v18 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v17/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "GiftRegistryPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "args": (v1/*:: as any*/),
          "concreteType": "GiftRegistry",
          "kind": "LinkedField",
          "name": "giftRegistry",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "RegistryFacts_registry"
            },
            {
              "kind": "FragmentSpread",
              "name": "RegistryGifts_registry"
            }
          ]
        },
        "to": "RESULT"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiftRegistryPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "GiftRegistry",
        "kind": "LinkedField",
        "name": "giftRegistry",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "concreteType": "GiftRegistryType",
            "kind": "LinkedField",
            "name": "type",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "GiftRegistryDynamicAttribute",
            "kind": "LinkedField",
            "name": "dynamic_attributes",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ]
          },
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v2/*:: as any*/),
              (v11/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_key"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_suffix"
                  },
                  (v12/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProductInterface"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v10/*:: as any*/),
                          (v2/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "CustomizableFieldValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": false,
                                "selections": (v15/*:: as any*/)
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
                                "selections": (v15/*:: as any*/)
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
                                "selections": (v15/*:: as any*/)
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
                                "selections": (v15/*:: as any*/)
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
                                "selections": (v15/*:: as any*/)
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
                                "selections": (v15/*:: as any*/)
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
                                "selections": (v15/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableMultipleOption"
                          }
                        ]
                      }
                    ],
                    "type": "CustomizableProductInterface",
                    "abstractKey": "__isCustomizableProductInterface"
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
                            "selections": (v16/*:: as any*/)
                          },
                          {
                            "concreteType": "FixedProductTax",
                            "kind": "LinkedField",
                            "name": "fixed_product_taxes",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": (v17/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v16/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "ProductPrice",
                        "kind": "LinkedField",
                        "name": "maximum_price",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/)
                        ]
                      }
                    ]
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
                          (v14/*:: as any*/),
                          (v2/*:: as any*/)
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
                          (v13/*:: as any*/),
                          {
                            "concreteType": "BundleItemOption",
                            "kind": "LinkedField",
                            "name": "options",
                            "plural": true,
                            "selections": [
                              (v11/*:: as any*/),
                              {
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v10/*:: as any*/),
                                  (v12/*:: as any*/),
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
                                          (v18/*:: as any*/),
                                          {
                                            "concreteType": "Money",
                                            "kind": "LinkedField",
                                            "name": "regular_price",
                                            "plural": false,
                                            "selections": (v17/*:: as any*/)
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
                                      (v11/*:: as any*/),
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
                                  (v2/*:: as any*/)
                                ]
                              },
                              (v2/*:: as any*/)
                            ]
                          },
                          (v2/*:: as any*/)
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
                          (v10/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": (v17/*:: as any*/),
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
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "9c39c29767d6b952da88b0565b226145",
    "id": "50bee30c058e2afd07f3795138793f5a6e357527acecb2a0370bc251b3c416b3",
    "metadata": {},
    "name": "GiftRegistryPageQuery",
    "operationKind": "query",
    "text": "query GiftRegistryPageQuery($uid:ID!){giftRegistry(giftRegistryUid:$uid){uid,event_name,owner_name,message,registrants{uid,firstname,lastname},...RegistryFacts_registry,...RegistryGifts_registry}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryGifts_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,sku,name,url_key,url_suffix,stock_status,...needsChoices_product,...productValue_product,...RegistryPiece_product}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "6e945cca12804b221352cb76ae84a5b4";

export default node;
