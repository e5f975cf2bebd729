/**
 * @generated SignedSource<<20908a7d7c120eb1221b1bc6114f540c>>
 * @relayHash b258f4e4fe8239167d409bd72bf7fe90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37df95b6472f9289b671159080f4f98756d087fb948074f02df73df2e56e72bb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistItemUpdateInput = {
  description?: string | null | undefined;
  entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
  selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  wishlist_item_id: string;
};
export type EnteredOptionInput = {
  uid: string;
  value: string;
};
export type wishlistBackendUpdateMutation$variables = {
  items: ReadonlyArray<WishlistItemUpdateInput>;
  wishlistId: string;
};
export type wishlistBackendUpdateMutation$data = {
  readonly updateProductsInWishlist: {
    readonly user_errors: ReadonlyArray<{
      readonly message: string;
    } | null | undefined>;
    readonly wishlist: {
      readonly id: string | null | undefined;
      readonly items_v2: {
        readonly items: ReadonlyArray<{
          readonly description: string | null | undefined;
          readonly id: string;
        } | null | undefined>;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    };
  } | null | undefined;
};
export type wishlistBackendUpdateMutation = {
  response: wishlistBackendUpdateMutation$data;
  variables: wishlistBackendUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wishlistId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "wishlistId",
    "variableName": "wishlistId"
  },
  {
    "kind": "Variable",
    "name": "wishlistItems",
    "variableName": "items"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "description"
},
v6 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v7 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v8 = {
  "kind": "ScalarField",
  "name": "uid"
},
v9 = {
  "kind": "ScalarField",
  "name": "sku"
},
v10 = {
  "kind": "ScalarField",
  "name": "name"
},
v11 = [
  {
    "kind": "ScalarField",
    "name": "customizable_option_uid"
  },
  {
    "kind": "ScalarField",
    "name": "type"
  },
  {
    "concreteType": "SelectedCustomizableOptionValue",
    "kind": "LinkedField",
    "name": "values",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "customizable_option_value_uid"
      },
      {
        "kind": "ScalarField",
        "name": "value"
      }
    ]
  }
],
v12 = {
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
          "name": "configurable_product_option_value_uid"
        }
      ]
    }
  ],
  "type": "ConfigurableWishlistItem"
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "SelectedBundleOption",
      "kind": "LinkedField",
      "name": "bundle_options",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        {
          "concreteType": "SelectedBundleOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v8/*:: as any*/),
            (v7/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "BundleWishlistItem"
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "links_v2",
      "plural": true,
      "selections": [
        (v8/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableWishlistItem"
},
v15 = {
  "concreteType": "WishListUserInputError",
  "kind": "LinkedField",
  "name": "user_errors",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "wishlistBackendUpdateMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateProductsInWishlistOutput",
        "kind": "LinkedField",
        "name": "updateProductsInWishlist",
        "plural": false,
        "selections": [
          {
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlist",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "items_v2(pageSize:100)"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ownList_wishlist",
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": (v4/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "SelectedCustomizableOption",
                            "kind": "LinkedField",
                            "name": "customizable_options",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "InlineDataFragmentSpread",
                                "name": "ownList_option",
                                "selections": (v11/*:: as any*/),
                                "argumentDefinitions": []
                              }
                            ]
                          },
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "items_v2(pageSize:100)"
                  }
                ],
                "argumentDefinitions": []
              }
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "wishlistBackendUpdateMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateProductsInWishlistOutput",
        "kind": "LinkedField",
        "name": "updateProductsInWishlist",
        "plural": false,
        "selections": [
          {
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlist",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
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
                      (v6/*:: as any*/),
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "SelectedCustomizableOption",
                        "kind": "LinkedField",
                        "name": "customizable_options",
                        "plural": true,
                        "selections": (v11/*:: as any*/)
                      },
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "items_v2(pageSize:100)"
              }
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "b258f4e4fe8239167d409bd72bf7fe90",
    "id": "37df95b6472f9289b671159080f4f98756d087fb948074f02df73df2e56e72bb",
    "metadata": {},
    "name": "wishlistBackendUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation wishlistBackendUpdateMutation($wishlistId:ID!,$items:[WishlistItemUpdateInput!]!){updateProductsInWishlist(wishlistId:$wishlistId,wishlistItems:$items){wishlist{id,items_v2(pageSize:100){items{__typename,id,description}},...ownList_wishlist},user_errors{message}}}fragment ownList_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment ownList_wishlist on Wishlist{id,items_v2(pageSize:100){items{__typename,id,quantity,description,product{__typename,uid,sku,name},customizable_options{...ownList_option},...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}},...on BundleWishlistItem{bundle_options{uid,values{uid,quantity}}},...on DownloadableWishlistItem{links_v2{uid}}}}}"
  }
};
})();

(node as any).hash = "18accb9dd1e15925d859b544f91aee0d";

export default node;
