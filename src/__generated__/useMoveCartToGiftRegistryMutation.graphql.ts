/**
 * @generated SignedSource<<c943adc357ed058b077cdd02034b2a9e>>
 * @relayHash 103e6061f3e0a5e1c3dc25d28bdec69f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79e5b00635ad3aefd068147b960a941c656164b3445381f1c0a9b3c209e1ddf7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useMoveCartToGiftRegistryMutation$variables = {
  cartUid: string;
  uid: string;
};
export type useMoveCartToGiftRegistryMutation$data = {
  readonly moveCartItemsToGiftRegistry: {
    readonly gift_registry: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryItems_registry">;
    } | null | undefined;
    readonly user_errors: ReadonlyArray<{
      readonly message: string;
    } | null | undefined>;
  } | null | undefined;
};
export type useMoveCartToGiftRegistryMutation = {
  response: useMoveCartToGiftRegistryMutation$data;
  variables: useMoveCartToGiftRegistryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartUid"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cartUid",
    "variableName": "cartUid"
  },
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
  "concreteType": "GiftRegistryItemsUserError",
  "kind": "LinkedField",
  "name": "user_errors",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ]
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v6 = {
  "kind": "ScalarField",
  "name": "value"
},
v7 = [
  (v6/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v8 = [
  (v6/*:: as any*/)
],
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v8/*:: as any*/)
},
v10 = {
  "kind": "ScalarField",
  "name": "required"
},
v11 = {
  "kind": "ScalarField",
  "name": "price"
},
v12 = [
  (v11/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useMoveCartToGiftRegistryMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "MoveCartItemsToGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "moveCartItemsToGiftRegistry",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "RegistryItems_registry"
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveCartToGiftRegistryMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "MoveCartItemsToGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "moveCartItemsToGiftRegistry",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
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
                                "selections": (v7/*:: as any*/)
                              },
                              {
                                "concreteType": "FixedProductTax",
                                "kind": "LinkedField",
                                "name": "fixed_product_taxes",
                                "plural": true,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "label"
                                  },
                                  {
                                    "concreteType": "Money",
                                    "kind": "LinkedField",
                                    "name": "amount",
                                    "plural": false,
                                    "selections": (v8/*:: as any*/)
                                  }
                                ]
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "regular_price",
                                "plural": false,
                                "selections": (v7/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "ProductPrice",
                            "kind": "LinkedField",
                            "name": "maximum_price",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/)
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
                              (v4/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "concreteType": "CustomizableFieldValue",
                                    "kind": "LinkedField",
                                    "name": "value",
                                    "plural": false,
                                    "selections": (v12/*:: as any*/)
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
                                    "selections": (v12/*:: as any*/)
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
                                    "selections": (v12/*:: as any*/)
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
                                    "selections": (v12/*:: as any*/)
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
                                    "selections": (v12/*:: as any*/)
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
                                    "selections": (v12/*:: as any*/)
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
                                    "selections": (v12/*:: as any*/)
                                  }
                                ],
                                "type": "CustomizableMultipleOption"
                              },
                              (v2/*:: as any*/)
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
                              (v11/*:: as any*/),
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
                              (v10/*:: as any*/),
                              {
                                "concreteType": "BundleItemOption",
                                "kind": "LinkedField",
                                "name": "options",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "kind": "LinkedField",
                                    "name": "product",
                                    "plural": false,
                                    "selections": [
                                      (v4/*:: as any*/),
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
                                              (v9/*:: as any*/),
                                              {
                                                "concreteType": "Money",
                                                "kind": "LinkedField",
                                                "name": "regular_price",
                                                "plural": false,
                                                "selections": (v8/*:: as any*/)
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
                                          (v5/*:: as any*/),
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
                              (v4/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "code"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v8/*:: as any*/),
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
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "103e6061f3e0a5e1c3dc25d28bdec69f",
    "id": "79e5b00635ad3aefd068147b960a941c656164b3445381f1c0a9b3c209e1ddf7",
    "metadata": {},
    "name": "useMoveCartToGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveCartToGiftRegistryMutation($cartUid:ID!,$uid:ID!){moveCartItemsToGiftRegistry(cartUid:$cartUid,giftRegistryUid:$uid){gift_registry{uid,...RegistryItems_registry},user_errors{message}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment RegistryItems_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,name,...RegistryPiece_product}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}"
  }
};
})();

(node as any).hash = "a582990c83d3a0e1f5d45969e8488112";

export default node;
