/**
 * @generated SignedSource<<eb0ba3397c2d91de2dc162fe3889d54f>>
 * @relayHash 893a8770f49c21846e6242f55db07170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f19f956903b7b5474e896851311726bfb8b6d00fa8b9c9d3d96355ea4dd40076

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ownSavedQuery$variables = {
  hasWishlist: boolean;
};
export type ownSavedQuery$data = {
  readonly customer: {
    readonly compare_list: {
      readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
    } | null | undefined;
    readonly wishlists?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    } | null | undefined>;
  } | null | undefined;
};
export type ownSavedQuery = {
  response: ownSavedQuery$data;
  variables: ownSavedQuery$variables;
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
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
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
  "name": "quantity",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v9 = [
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
v10 = {
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
v11 = {
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
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectedBundleOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            (v5/*:: as any*/)
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
v12 = [
  (v7/*:: as any*/)
],
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "links_v2",
      "plural": true,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "DownloadableWishlistItem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ownSavedQuery",
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
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "ownList_wishlist",
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v3/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v2/*:: as any*/),
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/)
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
                                    "selections": (v9/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "storageKey": null
                              },
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v13/*:: as any*/)
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
                "storageKey": "wishlists(pageSize:1)"
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
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComparableItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownSavedQuery",
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
                  {
                    "alias": null,
                    "args": (v3/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v2/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
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
                            "selections": (v9/*:: as any*/),
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "items_v2(pageSize:100)"
                  }
                ],
                "storageKey": "wishlists(pageSize:1)"
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
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v7/*:: as any*/)
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
      }
    ]
  },
  "params": {
    "cacheID": "893a8770f49c21846e6242f55db07170",
    "id": "f19f956903b7b5474e896851311726bfb8b6d00fa8b9c9d3d96355ea4dd40076",
    "metadata": {},
    "name": "ownSavedQuery",
    "operationKind": "query",
    "text": "query ownSavedQuery($hasWishlist:Boolean!){customer{wishlists(pageSize:1)@include(if:$hasWishlist){...ownList_wishlist},compare_list{...compareBackend_list,uid}}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid}}}fragment ownList_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment ownList_wishlist on Wishlist{id,items_v2(pageSize:100){items{__typename,id,quantity,description,product{__typename,uid,sku},customizable_options{...ownList_option},...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}},...on BundleWishlistItem{bundle_options{uid,values{uid,quantity}}},...on DownloadableWishlistItem{links_v2{uid}}}}}"
  }
};
})();

(node as any).hash = "5394915f52110f6c9a2f856f56af733a";

export default node;
