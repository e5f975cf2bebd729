/**
 * @generated SignedSource<<adff5ff1630f33000a7fbf6d2be184c2>>
 * @relayHash 239750ddddef6ea4c599445ae8d62cf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 893eb8b3c7cd92f1466a612eab6bdc056d869c26ed6e99402451de86c94255dd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ForLaterQuery$variables = {
  pageSize: number;
  skus: ReadonlyArray<string>;
};
export type ForLaterQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly sku: string | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"LaterRow_product" | "productValue_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type ForLaterQuery = {
  response: ForLaterQuery$data;
  variables: ForLaterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSize"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skus"
},
v2 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "in",
            "variableName": "skus"
          }
        ],
        "kind": "ObjectValue",
        "name": "sku"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Variable",
    "name": "pageSize",
    "variableName": "pageSize"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "sku"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "value"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v8/*:: as any*/)
},
v10 = [
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ForLaterQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "LaterRow_product"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "productValue_product",
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                          (v9/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "argumentDefinitions": []
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ForLaterQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "kind": "ScalarField",
                "name": "stock_status"
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
                "name": "thumbnail",
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
                      (v9/*:: as any*/),
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
                            "selections": (v10/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
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
                        "selections": (v10/*:: as any*/)
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
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v10/*:: as any*/),
                        "type": "AttributeValue"
                      }
                    ]
                  }
                ],
                "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
              },
              (v6/*:: as any*/),
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
                      (v4/*:: as any*/)
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
  },
  "params": {
    "cacheID": "239750ddddef6ea4c599445ae8d62cf1",
    "id": "893eb8b3c7cd92f1466a612eab6bdc056d869c26ed6e99402451de86c94255dd",
    "metadata": {},
    "name": "ForLaterQuery",
    "operationKind": "query",
    "text": "query ForLaterQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,...LaterRow_product,...productValue_product}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment LaterRow_product on ProductInterface{__isProductInterface:__typename,stock_status,url_key,url_suffix,thumbnail{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "99678f48ab92ee1d78caf45b8b55d8b1";

export default node;
