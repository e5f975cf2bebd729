/**
 * @generated SignedSource<<0799782b7c4dee89ac59d68bd65d90bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnWishes_wishlist$data = {
  readonly id: string | null | undefined;
  readonly items_v2: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly bundle_options?: ReadonlyArray<{
        readonly label: string;
        readonly uid: string;
        readonly values: ReadonlyArray<{
          readonly label: string;
          readonly quantity: number;
          readonly uid: string;
        } | null | undefined>;
      } | null | undefined> | null | undefined;
      readonly configurable_options?: ReadonlyArray<{
        readonly option_label: string;
        readonly value_label: string;
      } | null | undefined> | null | undefined;
      readonly configured_variant?: {
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"WishRows_variant" | "productValue_product">;
      } | null | undefined;
      readonly customizable_options: ReadonlyArray<{
        readonly label: string;
        readonly values: ReadonlyArray<{
          readonly label: string;
          readonly value: string;
        } | null | undefined>;
      } | null | undefined>;
      readonly description: string | null | undefined;
      readonly id: string;
      readonly links_v2?: ReadonlyArray<{
        readonly title: string | null | undefined;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly product: {
        readonly __typename: string;
        readonly name: string | null | undefined;
        readonly sku: string | null | undefined;
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"WishRows_product" | "needsChoices_product" | "productValue_product">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
  readonly " $fragmentType": "OwnWishes_wishlist";
};
export type OwnWishes_wishlist$key = {
  readonly " $data"?: OwnWishes_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnWishes_wishlist">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "sku"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "value"
},
v6 = {
  "kind": "InlineDataFragmentSpread",
  "name": "productValue_product",
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
              "selections": [
                (v5/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "argumentDefinitions": ([]/*:: as any*/)
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OwnWishes_wishlist",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "currentPage",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "pageSize",
          "value": 100
        }
      ],
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
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "description"
            },
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "WishRows_product",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "WishRow_product"
                    }
                  ],
                  "argumentDefinitions": []
                },
                (v6/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "needsChoices_product",
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "LinkedField",
                          "name": "options",
                          "plural": true,
                          "selections": [
                            (v2/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "CustomizableProductInterface",
                      "abstractKey": "__isCustomizableProductInterface"
                    }
                  ],
                  "argumentDefinitions": []
                }
              ]
            },
            {
              "concreteType": "SelectedCustomizableOption",
              "kind": "LinkedField",
              "name": "customizable_options",
              "plural": true,
              "selections": [
                (v7/*:: as any*/),
                {
                  "concreteType": "SelectedCustomizableOptionValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    (v5/*:: as any*/)
                  ]
                }
              ]
            },
            {
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
                      "name": "option_label"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "value_label"
                    }
                  ]
                },
                {
                  "kind": "LinkedField",
                  "name": "configured_variant",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "WishRows_variant",
                      "selections": [
                        {
                          "kind": "FragmentSpread",
                          "name": "WishRow_variant"
                        }
                      ],
                      "argumentDefinitions": []
                    },
                    (v6/*:: as any*/)
                  ]
                }
              ],
              "type": "ConfigurableWishlistItem"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "concreteType": "SelectedBundleOption",
                  "kind": "LinkedField",
                  "name": "bundle_options",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    (v7/*:: as any*/),
                    {
                      "concreteType": "SelectedBundleOptionValue",
                      "kind": "LinkedField",
                      "name": "values",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/),
                        (v7/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "quantity"
                        }
                      ]
                    }
                  ]
                }
              ],
              "type": "BundleWishlistItem"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "concreteType": "DownloadableProductLinks",
                  "kind": "LinkedField",
                  "name": "links_v2",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "title"
                    }
                  ]
                }
              ],
              "type": "DownloadableWishlistItem"
            }
          ]
        }
      ],
      "storageKey": "items_v2(currentPage:1,pageSize:100)"
    }
  ],
  "type": "Wishlist"
};
})();

(node as any).hash = "0f3bde7176600d61ed46390665a6094f";

export default node;
