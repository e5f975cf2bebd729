/**
 * @generated SignedSource<<33d84f7492d002aaa69a51f765b1fb1a>>
 * @relayHash 22cf1641f1d0199e4cb0eff8810617a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad658a93f3fcc0d9827250e8e39f535b23de039d5fd90a354005dd7cfaa80c26

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistVisibilityEnum = "PRIVATE" | "PUBLIC" | "%future added value";
export type ownSavedQuery$variables = {
  hasLists: boolean;
  hasWishlist: boolean;
  pageSize: number;
};
export type ownSavedQuery$data = {
  readonly customer: {
    readonly compare_list: {
      readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
    } | null | undefined;
    readonly wishlists?: ReadonlyArray<{
      readonly name?: string | null | undefined;
      readonly visibility?: WishlistVisibilityEnum;
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    } | null | undefined>;
  } | null | undefined;
  readonly storeConfig?: {
    readonly enable_multiple_wishlists: string | null | undefined;
    readonly maximum_number_of_wishlists: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type ownSavedQuery = {
  response: ownSavedQuery$data;
  variables: ownSavedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasLists"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasWishlist"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSize"
},
v3 = [
  {
    "kind": "Variable",
    "name": "pageSize",
    "variableName": "pageSize"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "condition": "hasLists",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "visibility"
    }
  ]
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v10 = {
  "kind": "ScalarField",
  "name": "description"
},
v11 = {
  "kind": "ScalarField",
  "name": "uid"
},
v12 = {
  "kind": "ScalarField",
  "name": "sku"
},
v13 = [
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
v14 = {
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
v15 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "SelectedBundleOption",
      "kind": "LinkedField",
      "name": "bundle_options",
      "plural": true,
      "selections": [
        (v11/*:: as any*/),
        {
          "concreteType": "SelectedBundleOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v11/*:: as any*/),
            (v9/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "BundleWishlistItem"
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "links_v2",
      "plural": true,
      "selections": [
        (v11/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableWishlistItem"
},
v17 = {
  "condition": "hasLists",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "concreteType": "StoreConfig",
      "kind": "LinkedField",
      "name": "storeConfig",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "store_code"
        },
        {
          "kind": "ScalarField",
          "name": "enable_multiple_wishlists"
        },
        {
          "kind": "ScalarField",
          "name": "maximum_number_of_wishlists"
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ownSavedQuery",
    "selections": [
      {
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
                "args": (v3/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "ownList_wishlist",
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "args": (v7/*:: as any*/),
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
                              (v8/*:: as any*/),
                              (v6/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v4/*:: as any*/)
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
                                    "selections": (v13/*:: as any*/),
                                    "argumentDefinitions": []
                                  }
                                ]
                              },
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "items_v2(pageSize:100)"
                      }
                    ],
                    "argumentDefinitions": []
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare_list",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "compareBackend_list",
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "concreteType": "ComparableItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v4/*:: as any*/)
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
      },
      (v17/*:: as any*/)
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ownSavedQuery",
    "selections": [
      {
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
                "args": (v3/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": (v7/*:: as any*/),
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
                          (v8/*:: as any*/),
                          (v6/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v4/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "SelectedCustomizableOption",
                            "kind": "LinkedField",
                            "name": "customizable_options",
                            "plural": true,
                            "selections": (v13/*:: as any*/)
                          },
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "items_v2(pageSize:100)"
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare_list",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v11/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      (v17/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "22cf1641f1d0199e4cb0eff8810617a5",
    "id": "ad658a93f3fcc0d9827250e8e39f535b23de039d5fd90a354005dd7cfaa80c26",
    "metadata": {},
    "name": "ownSavedQuery",
    "operationKind": "query",
    "text": "query ownSavedQuery($hasWishlist:Boolean!,$hasLists:Boolean!,$pageSize:Int!){customer{wishlists(pageSize:$pageSize)@include(if:$hasWishlist){name@include(if:$hasLists)\n      visibility@include(if:$hasLists),...ownList_wishlist},compare_list{...compareBackend_list,uid}},storeConfig@include(if:$hasLists){store_code,enable_multiple_wishlists,maximum_number_of_wishlists}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}fragment ownList_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment ownList_wishlist on Wishlist{id,items_v2(pageSize:100){items{__typename,id,quantity,description,product{__typename,uid,sku,name},customizable_options{...ownList_option},...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}},...on BundleWishlistItem{bundle_options{uid,values{uid,quantity}}},...on DownloadableWishlistItem{links_v2{uid}}}}}"
  }
};
})();

(node as any).hash = "97465dd9e298e7defff3079575065eb3";

export default node;
