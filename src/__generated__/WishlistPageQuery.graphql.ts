/**
 * @generated SignedSource<<71e4a1e042cde15adae241a23c348c2e>>
 * @relayHash c29176022cf3683137f2b34b6da9df5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f129f589b03e7f40a326fdedcd659e5d25e65b2e9af6777e7764554c666f2d1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistPageQuery$variables = {
  isCustomer: boolean;
};
export type WishlistPageQuery$data = {
  readonly customer?: {
    readonly wishlists: ReadonlyArray<{
      readonly id: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OwnWishes_wishlist">;
    } | null | undefined>;
  } | null | undefined;
};
export type WishlistPageQuery = {
  response: WishlistPageQuery$data;
  variables: WishlistPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isCustomer"
  }
],
v1 = {
  "kind": "Literal",
  "name": "pageSize",
  "value": 100
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "uid"
},
v6 = {
  "kind": "ScalarField",
  "name": "sku"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductInterface"
},
v9 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v10 = {
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
v11 = {
  "kind": "ScalarField",
  "name": "value"
},
v12 = [
  (v11/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v13 = {
  "kind": "ScalarField",
  "name": "label"
},
v14 = [
  (v11/*:: as any*/)
],
v15 = {
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
          "selections": (v12/*:: as any*/)
        },
        {
          "concreteType": "FixedProductTax",
          "kind": "LinkedField",
          "name": "fixed_product_taxes",
          "plural": true,
          "selections": [
            (v13/*:: as any*/),
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v14/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regular_price",
          "plural": false,
          "selections": (v12/*:: as any*/)
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
          "selections": (v14/*:: as any*/)
        }
      ]
    }
  ]
},
v16 = {
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
          "selections": (v14/*:: as any*/),
          "type": "AttributeValue"
        }
      ]
    }
  ],
  "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
},
v17 = {
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
        (v5/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "WishlistPageQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "OwnWishes_wishlist"
                  }
                ],
                "storageKey": "wishlists(pageSize:100)"
              }
            ]
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
    "name": "WishlistPageQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "currentPage",
                        "value": 1
                      },
                      (v1/*:: as any*/)
                    ],
                    "concreteType": "WishlistItems",
                    "kind": "LinkedField",
                    "name": "items_v2",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "description"
                          },
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "url_key"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "url_suffix"
                              },
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "LinkedField",
                                    "name": "options",
                                    "plural": true,
                                    "selections": [
                                      (v4/*:: as any*/),
                                      (v5/*:: as any*/)
                                    ]
                                  }
                                ],
                                "type": "CustomizableProductInterface",
                                "abstractKey": "__isCustomizableProductInterface"
                              }
                            ]
                          },
                          {
                            "concreteType": "SelectedCustomizableOption",
                            "kind": "LinkedField",
                            "name": "customizable_options",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              {
                                "concreteType": "SelectedCustomizableOptionValue",
                                "kind": "LinkedField",
                                "name": "values",
                                "plural": true,
                                "selections": [
                                  (v13/*:: as any*/),
                                  (v11/*:: as any*/)
                                ]
                              }
                            ]
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "SelectedConfigurableOption",
                                "kind": "LinkedField",
                                "name": "configurable_options",
                                "plural": true,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "option_label"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "value_label"
                                  }
                                ]
                              },
                              {
                                "kind": "LinkedField",
                                "name": "configured_variant",
                                "plural": false,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v17/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "ConfigurableWishlistItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "SelectedBundleOption",
                                "kind": "LinkedField",
                                "name": "bundle_options",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v13/*:: as any*/),
                                  {
                                    "concreteType": "SelectedBundleOptionValue",
                                    "kind": "LinkedField",
                                    "name": "values",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v13/*:: as any*/),
                                      {
                                        "kind": "ScalarField",
                                        "name": "quantity"
                                      }
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "BundleWishlistItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "DownloadableProductLinks",
                                "kind": "LinkedField",
                                "name": "links_v2",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "title"
                                  }
                                ]
                              }
                            ],
                            "type": "DownloadableWishlistItem"
                          }
                        ]
                      }
                    ],
                    "storageKey": "items_v2(currentPage:1,pageSize:100)"
                  }
                ],
                "storageKey": "wishlists(pageSize:100)"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c29176022cf3683137f2b34b6da9df5f",
    "id": "4f129f589b03e7f40a326fdedcd659e5d25e65b2e9af6777e7764554c666f2d1",
    "metadata": {},
    "name": "WishlistPageQuery",
    "operationKind": "query",
    "text": "query WishlistPageQuery($isCustomer:Boolean!){customer@include(if:$isCustomer){wishlists(pageSize:100){id,...OwnWishes_wishlist}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment OwnWishes_wishlist on Wishlist{id,items_v2(currentPage:1,pageSize:100){items{__typename,id,description,product{__typename,uid,sku,name,...WishRows_product,...productValue_product,...needsChoices_product},customizable_options{label,values{label,value}},...on ConfigurableWishlistItem{configurable_options{option_label,value_label},configured_variant{__typename,uid,...WishRows_variant,...productValue_product}},...on BundleWishlistItem{bundle_options{uid,label,values{uid,label,quantity}}},...on DownloadableWishlistItem{links_v2{uid,title}}}}}fragment WishRow_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,stock_status,small_image{url},...CardPrice_product}fragment WishRow_variant on ProductInterface{__isProductInterface:__typename,stock_status,small_image{url},...CardPrice_product}fragment WishRows_product on ProductInterface{__isProductInterface:__typename,...WishRow_product}fragment WishRows_variant on ProductInterface{__isProductInterface:__typename,...WishRow_variant}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "aecda89a395b893be385b7dcec92a07c";

export default node;
