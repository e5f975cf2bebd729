/**
 * @generated SignedSource<<ba094fbe5969879c56e26a8a8e23b4c2>>
 * @relayHash 2f058e34472cee258b8fae6e550ed81c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f51d2f527e7ddd0a32234ec154739e6ccea555f2029614c4db37e04391fca52

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistVisibilityEnum = "PRIVATE" | "PUBLIC" | "%future added value";
export type ownSavedListsQuery$variables = {
  hasWishlist: boolean;
};
export type ownSavedListsQuery$data = {
  readonly customer: {
    readonly compare_list: {
      readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
    } | null | undefined;
    readonly wishlists?: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly visibility: WishlistVisibilityEnum;
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    } | null | undefined>;
  } | null | undefined;
  readonly storeConfig: {
    readonly enable_multiple_wishlists: string | null | undefined;
    readonly maximum_number_of_wishlists: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type ownSavedListsQuery = {
  response: ownSavedListsQuery$data;
  variables: ownSavedListsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasWishlist"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "customizable_option_uid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SelectedCustomizableOptionValue",
    "kind": "LinkedField",
    "name": "values",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customizable_option_value_uid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v11 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SelectedConfigurableOption",
      "kind": "LinkedField",
      "name": "configurable_options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "configurable_product_option_value_uid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfigurableWishlistItem",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SelectedBundleOption",
      "kind": "LinkedField",
      "name": "bundle_options",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectedBundleOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v8/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BundleWishlistItem",
  "abstractKey": null
},
v13 = [
  (v8/*:: as any*/)
],
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "links_v2",
      "plural": true,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "DownloadableWishlistItem",
  "abstractKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "StoreConfig",
  "kind": "LinkedField",
  "name": "storeConfig",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enable_multiple_wishlists",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum_number_of_wishlists",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ownSavedListsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "condition": "hasWishlist",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "ownList_wishlist",
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v1/*:: as any*/),
                        "concreteType": "WishlistItems",
                        "kind": "LinkedField",
                        "name": "items_v2",
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
                              (v5/*:: as any*/),
                              (v4/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SelectedCustomizableOption",
                                "kind": "LinkedField",
                                "name": "customizable_options",
                                "plural": true,
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "ownList_option",
                                    "selections": (v10/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "storageKey": null
                              },
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v14/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "items_v2(pageSize:100)"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": "wishlists(pageSize:100)"
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare_list",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "compareBackend_list",
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComparableItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v15/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownSavedListsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "condition": "hasWishlist",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v1/*:: as any*/),
                    "concreteType": "WishlistItems",
                    "kind": "LinkedField",
                    "name": "items_v2",
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
                          (v5/*:: as any*/),
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v8/*:: as any*/),
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SelectedCustomizableOption",
                            "kind": "LinkedField",
                            "name": "customizable_options",
                            "plural": true,
                            "selections": (v10/*:: as any*/),
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "items_v2(pageSize:100)"
                  }
                ],
                "storageKey": "wishlists(pageSize:100)"
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare_list",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
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
      (v15/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "2f058e34472cee258b8fae6e550ed81c",
    "id": "7f51d2f527e7ddd0a32234ec154739e6ccea555f2029614c4db37e04391fca52",
    "metadata": {},
    "name": "ownSavedListsQuery",
    "operationKind": "query",
    "text": "query ownSavedListsQuery($hasWishlist:Boolean!){customer{wishlists(pageSize:100)@include(if:$hasWishlist){name,visibility,...ownList_wishlist},compare_list{...compareBackend_list,uid}},storeConfig{store_code,enable_multiple_wishlists,maximum_number_of_wishlists}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid}}}fragment ownList_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment ownList_wishlist on Wishlist{id,items_v2(pageSize:100){items{__typename,id,quantity,description,product{__typename,uid,sku},customizable_options{...ownList_option},...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}},...on BundleWishlistItem{bundle_options{uid,values{uid,quantity}}},...on DownloadableWishlistItem{links_v2{uid}}}}}"
  }
};
})();

(node as any).hash = "f0222ebafe372feb1e49f53cae06ad21";

export default node;
