/**
 * @generated SignedSource<<a1832f22f585aa916a0c40648964af30>>
 * @relayHash 6479c79576c042c4ee6a3b41c8043f0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bdc3eccbc1527b0cff4a983e4fa4d588bb7cee9ac5be38a5bc18e215884b0ea

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "GiftRegistryItemsUserError",
  "kind": "LinkedField",
  "name": "user_errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v7 = [
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveCartToGiftRegistryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveCartItemsToGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "moveCartItemsToGiftRegistry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryItems_registry"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveCartToGiftRegistryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveCartItemsToGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "moveCartItemsToGiftRegistry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
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
                                "selections": (v6/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "regular_price",
                                "plural": false,
                                "selections": (v6/*:: as any*/),
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
                                "selections": (v7/*:: as any*/),
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
                              (v4/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "code",
                                "storageKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v7/*:: as any*/),
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
                              (v2/*:: as any*/)
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
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6479c79576c042c4ee6a3b41c8043f0e",
    "id": "8bdc3eccbc1527b0cff4a983e4fa4d588bb7cee9ac5be38a5bc18e215884b0ea",
    "metadata": {},
    "name": "useMoveCartToGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveCartToGiftRegistryMutation($cartUid:ID!,$uid:ID!){moveCartItemsToGiftRegistry(cartUid:$cartUid,giftRegistryUid:$uid){gift_registry{uid,...RegistryItems_registry},user_errors{message}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment RegistryItems_registry on GiftRegistry{uid,items{__typename,uid,quantity,quantity_fulfilled,note,product{__typename,uid,name,...RegistryPiece_product}}}fragment RegistryPiece_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,small_image{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}"
  }
};
})();

(node as any).hash = "a582990c83d3a0e1f5d45969e8488112";

export default node;
