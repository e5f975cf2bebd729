/**
 * @generated SignedSource<<2f9002d4aee9ccf3d35bb7bc5b629580>>
 * @relayHash 076a340252d609ce6f5a75df6671eb10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f61b0250b0dc604a8d6864ee4036703b0ed4140f0b692d48a426b9f261f3ee

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
  "name": "value"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v7 = [
  (v5/*:: as any*/)
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
                                "selections": (v6/*:: as any*/)
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
                                    "selections": (v7/*:: as any*/)
                                  }
                                ]
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "regular_price",
                                "plural": false,
                                "selections": (v6/*:: as any*/)
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
                                "selections": (v7/*:: as any*/)
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
                              (v4/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "code"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v7/*:: as any*/),
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
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "076a340252d609ce6f5a75df6671eb10",
    "id": "e3f61b0250b0dc604a8d6864ee4036703b0ed4140f0b692d48a426b9f261f3ee",
    "metadata": {},
    "name": "useMoveCartToGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveCartToGiftRegistryMutation($cartUid:ID!,$uid:ID!){moveCartItemsToGiftRegistry(cartUid:$cartUid,giftRegistryUid:$uid){gift_registry{uid,...RegistryItems_registry},user_errors{message}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment RegistryItems_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,name,...RegistryPiece_product}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}"
  }
};
})();

(node as any).hash = "a582990c83d3a0e1f5d45969e8488112";

export default node;
