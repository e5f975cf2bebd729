/**
 * @generated SignedSource<<067e99fa088645fe13f83487164015bd>>
 * @relayHash c4de4f4819f7241fbc10a076f9da0355
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b481023c2086818c364f5c402142efd67afe171b535be2c0a2324d3d56566223

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparedProductsQuery$variables = {
  uid: string;
};
export type ComparedProductsQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"CompareTable_attributes">;
  } | null | undefined;
  readonly compareList: {
    readonly items: ReadonlyArray<{
      readonly product: {
        readonly uid: string;
      };
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompareTable_list" | "compareBackend_list">;
  } | null | undefined;
};
export type ComparedProductsQuery = {
  response: ComparedProductsQuery$data;
  variables: ComparedProductsQuery$variables;
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
    "name": "uid",
    "variableName": "uid"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "CATALOG_PRODUCT"
  },
  {
    "kind": "Literal",
    "name": "filters",
    "value": {
      "is_visible_on_front": true
    }
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
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
v8 = {
  "kind": "ScalarField",
  "name": "label"
},
v9 = [
  (v6/*:: as any*/)
],
v10 = {
  "kind": "ScalarField",
  "name": "code"
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "AttributeValue"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ComparedProductsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "compareList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "ComparableItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ]
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "CompareTable_list"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "compareBackend_list",
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "argumentDefinitions": []
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CompareTable_attributes"
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_visible_on_front\":true})"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ComparedProductsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "compareList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "ComparableItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProductInterface"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "url_key"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_suffix"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "stock_status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "rating_summary"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "review_count"
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
                              (v8/*:: as any*/),
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": (v9/*:: as any*/)
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
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "final_price",
                            "plural": false,
                            "selections": (v9/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
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
                          {
                            "kind": "ScalarField",
                            "name": "price"
                          },
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
                        "concreteType": "ConfigurableVariant",
                        "kind": "LinkedField",
                        "name": "variants",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "ConfigurableAttributeOption",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": true,
                            "selections": [
                              (v10/*:: as any*/),
                              (v8/*:: as any*/),
                              (v2/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "SimpleProduct",
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              {
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
                                      (v5/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v11/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "kind": "LinkedField",
                                            "name": "selected_options",
                                            "plural": true,
                                            "selections": [
                                              (v5/*:: as any*/),
                                              (v8/*:: as any*/)
                                            ]
                                          }
                                        ],
                                        "type": "AttributeSelectedOptions"
                                      }
                                    ]
                                  }
                                ]
                              }
                            ]
                          }
                        ]
                      }
                    ],
                    "type": "ConfigurableProduct"
                  }
                ]
              },
              {
                "concreteType": "ProductAttribute",
                "kind": "LinkedField",
                "name": "attributes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "ComparableAttribute",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_visible_on_front\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "c4de4f4819f7241fbc10a076f9da0355",
    "id": "b481023c2086818c364f5c402142efd67afe171b535be2c0a2324d3d56566223",
    "metadata": {},
    "name": "ComparedProductsQuery",
    "operationKind": "query",
    "text": "query ComparedProductsQuery($uid:ID!){compareList(uid:$uid){uid,items{uid,product{__typename,uid}},...CompareTable_list,...compareBackend_list},attributesList(entityType:CATALOG_PRODUCT,filters:{is_visible_on_front:true}){...CompareTable_attributes}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment CompareTable_attributes on AttributesMetadataOutput{items{__typename,code,label}}fragment CompareTable_list on CompareList{attributes{code,label},items{uid,product{__typename,uid,...ComparedHead_product,...variantValues_product},attributes{code,value}}}fragment ComparedHead_product on ProductInterface{__isProductInterface:__typename,__typename,uid,sku,name,url_key,url_suffix,stock_status,rating_summary,review_count,small_image{url},...needsChoices_product,...CardPrice_product,...productValue_product}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment variantValues_product on ProductInterface{__isProductInterface:__typename,...on ConfigurableProduct{variants{attributes{code,label,uid},product{uid,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}}}}}}"
  }
};
})();

(node as any).hash = "6f08bc98f47da004cf107ed7350f99c8";

export default node;
