/**
 * @generated SignedSource<<8c430d17cc65560d01a803640409d8e6>>
 * @relayHash a2fd4323eaff8aa9d769d6bbb0cb48b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ce8ce4551cb50b4a07e945465b5f2a7caa75fcc4742e62b16ca00809f4bd9f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistCartUserInputErrorType = "INSUFFICIENT_STOCK" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "UNDEFINED" | "%future added value";
export type wishlistBackendToCartMutation$variables = {
  ids?: ReadonlyArray<string> | null | undefined;
  wishlistId: string;
};
export type wishlistBackendToCartMutation$data = {
  readonly addWishlistItemsToCart: {
    readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<{
      readonly code: WishlistCartUserInputErrorType;
      readonly message: string;
      readonly wishlistItemId: string;
    } | null | undefined>;
    readonly wishlist: {
      readonly id: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    };
  } | null | undefined;
};
export type wishlistBackendToCartMutation = {
  response: wishlistBackendToCartMutation$data;
  variables: wishlistBackendToCartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
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
    "name": "wishlistItemIds",
    "variableName": "ids"
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
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v7 = {
  "kind": "ScalarField",
  "name": "description"
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
            (v6/*:: as any*/)
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
  "concreteType": "WishlistCartUserInputError",
  "kind": "LinkedField",
  "name": "add_wishlist_items_to_cart_user_errors",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "wishlistItemId"
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
    "name": "wishlistBackendToCartMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "AddWishlistItemsToCartOutput",
        "kind": "LinkedField",
        "name": "addWishlistItemsToCart",
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
                          (v5/*:: as any*/),
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
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
    "name": "wishlistBackendToCartMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "AddWishlistItemsToCartOutput",
        "kind": "LinkedField",
        "name": "addWishlistItemsToCart",
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
                      (v5/*:: as any*/),
                      (v3/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
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
    "cacheID": "a2fd4323eaff8aa9d769d6bbb0cb48b1",
    "id": "50ce8ce4551cb50b4a07e945465b5f2a7caa75fcc4742e62b16ca00809f4bd9f",
    "metadata": {},
    "name": "wishlistBackendToCartMutation",
    "operationKind": "mutation",
    "text": "mutation wishlistBackendToCartMutation($wishlistId:ID!,$ids:[ID!]){addWishlistItemsToCart(wishlistId:$wishlistId,wishlistItemIds:$ids){wishlist{id,...ownList_wishlist},add_wishlist_items_to_cart_user_errors{code,message,wishlistItemId}}}fragment ownList_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment ownList_wishlist on Wishlist{id,items_v2(pageSize:100){items{__typename,id,quantity,description,product{__typename,uid,sku,name},customizable_options{...ownList_option},...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}},...on BundleWishlistItem{bundle_options{uid,values{uid,quantity}}},...on DownloadableWishlistItem{links_v2{uid}}}}}"
  }
};
})();

(node as any).hash = "f797a6c8a62715cb1f766e2ca54a7ef7";

export default node;
