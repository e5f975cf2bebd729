/**
 * @generated SignedSource<<0d22d6f7ae51d47aa7e3ff720236bc75>>
 * @relayHash 0fb8c70406b81a1f2e097b182bcc160c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2551a15c7555bc4a1db31d515a9027a655e00e4ecfc677925422aff4399217d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistItemCopyInput = {
  quantity?: number | null | undefined;
  wishlist_item_id: string;
};
export type listsBackendCopyMutation$variables = {
  from: string;
  items: ReadonlyArray<WishlistItemCopyInput>;
  to: string;
};
export type listsBackendCopyMutation$data = {
  readonly copyProductsBetweenWishlists: {
    readonly destination_wishlist: {
      readonly id: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    };
    readonly source_wishlist: {
      readonly id: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
    };
    readonly user_errors: ReadonlyArray<{
      readonly message: string;
    } | null | undefined>;
  } | null | undefined;
};
export type listsBackendCopyMutation = {
  response: listsBackendCopyMutation$data;
  variables: listsBackendCopyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "destinationWishlistUid",
    "variableName": "to"
  },
  {
    "kind": "Variable",
    "name": "sourceWishlistUid",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "wishlistItems",
    "variableName": "items"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
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
  "name": "description"
},
v9 = {
  "kind": "ScalarField",
  "name": "uid"
},
v10 = {
  "kind": "ScalarField",
  "name": "sku"
},
v11 = {
  "kind": "ScalarField",
  "name": "name"
},
v12 = [
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
v13 = {
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
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "SelectedBundleOption",
      "kind": "LinkedField",
      "name": "bundle_options",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        {
          "concreteType": "SelectedBundleOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v9/*:: as any*/),
            (v7/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "BundleWishlistItem"
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "links_v2",
      "plural": true,
      "selections": [
        (v9/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableWishlistItem"
},
v16 = [
  (v4/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "ownList_wishlist",
    "selections": [
      (v4/*:: as any*/),
      {
        "args": (v5/*:: as any*/),
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
              (v4/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
                    "selections": (v12/*:: as any*/),
                    "argumentDefinitions": ([]/*:: as any*/)
                  }
                ]
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ]
          }
        ],
        "storageKey": "items_v2(pageSize:100)"
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v17 = {
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
},
v18 = [
  (v4/*:: as any*/),
  {
    "args": (v5/*:: as any*/),
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
          (v4/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          },
          {
            "concreteType": "SelectedCustomizableOption",
            "kind": "LinkedField",
            "name": "customizable_options",
            "plural": true,
            "selections": (v12/*:: as any*/)
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ]
      }
    ],
    "storageKey": "items_v2(pageSize:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "listsBackendCopyMutation",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "CopyProductsBetweenWishlistsOutput",
        "kind": "LinkedField",
        "name": "copyProductsBetweenWishlists",
        "plural": false,
        "selections": [
          {
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "source_wishlist",
            "plural": false,
            "selections": (v16/*:: as any*/)
          },
          {
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "destination_wishlist",
            "plural": false,
            "selections": (v16/*:: as any*/)
          },
          (v17/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "listsBackendCopyMutation",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "CopyProductsBetweenWishlistsOutput",
        "kind": "LinkedField",
        "name": "copyProductsBetweenWishlists",
        "plural": false,
        "selections": [
          {
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "source_wishlist",
            "plural": false,
            "selections": (v18/*:: as any*/)
          },
          {
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "destination_wishlist",
            "plural": false,
            "selections": (v18/*:: as any*/)
          },
          (v17/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0fb8c70406b81a1f2e097b182bcc160c",
    "id": "f2551a15c7555bc4a1db31d515a9027a655e00e4ecfc677925422aff4399217d",
    "metadata": {},
    "name": "listsBackendCopyMutation",
    "operationKind": "mutation",
    "text": "mutation listsBackendCopyMutation($from:ID!,$to:ID!,$items:[WishlistItemCopyInput!]!){copyProductsBetweenWishlists(sourceWishlistUid:$from,destinationWishlistUid:$to,wishlistItems:$items){source_wishlist{id,...ownList_wishlist},destination_wishlist{id,...ownList_wishlist},user_errors{message}}}fragment ownList_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment ownList_wishlist on Wishlist{id,items_v2(pageSize:100){items{__typename,id,quantity,description,product{__typename,uid,sku,name},customizable_options{...ownList_option},...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}},...on BundleWishlistItem{bundle_options{uid,values{uid,quantity}}},...on DownloadableWishlistItem{links_v2{uid}}}}}"
  }
};
})();

(node as any).hash = "a1ca7866f3b3bc409b13a4747d7a537a";

export default node;
