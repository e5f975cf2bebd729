/**
 * @generated SignedSource<<6814a82a28d0c0ecd9c020f767a842e9>>
 * @relayHash ad4e739f3a54baf7350e74b04c4e81ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 752eef62745971f84f0d746c64528bbbaa7ef01f6b1d9a394b59ca2647b0ea5f

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
v11 = [
  (v9/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v12 = [
  (v9/*:: as any*/)
];
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
                  {
                    "kind": "ScalarField",
                    "name": "stock_status"
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProductInterface"
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
                            "selections": (v11/*:: as any*/)
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
                                "selections": (v12/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v11/*:: as any*/)
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
                            "selections": (v12/*:: as any*/)
                          }
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
                            "selections": (v12/*:: as any*/),
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
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v10/*:: as any*/),
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
    "cacheID": "ad4e739f3a54baf7350e74b04c4e81ee",
    "id": "752eef62745971f84f0d746c64528bbbaa7ef01f6b1d9a394b59ca2647b0ea5f",
    "metadata": {},
    "name": "GiftRegistryPageQuery",
    "operationKind": "query",
    "text": "query GiftRegistryPageQuery($uid:ID!){giftRegistry(giftRegistryUid:$uid){uid,event_name,owner_name,message,registrants{uid,firstname,lastname},...RegistryFacts_registry,...RegistryGifts_registry}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryGifts_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,sku,name,url_key,url_suffix,stock_status,...needsChoices_product,...productValue_product,...RegistryPiece_product}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "6e945cca12804b221352cb76ae84a5b4";

export default node;
