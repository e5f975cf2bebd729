/**
 * @generated SignedSource<<c40b2fc2c0bab099ca8b77a0fbcaf8ca>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
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
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v6 = {
  "kind": "InlineDataFragmentSpread",
  "name": "productValue_product",
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
              "selections": [
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
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
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnWishes_wishlist",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "WishRows_product",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "WishRow_product"
                    }
                  ],
                  "args": null,
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
                          "alias": null,
                          "args": null,
                          "concreteType": null,
                          "kind": "LinkedField",
                          "name": "options",
                          "plural": true,
                          "selections": [
                            (v2/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "type": "CustomizableProductInterface",
                      "abstractKey": "__isCustomizableProductInterface"
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
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
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SelectedCustomizableOptionValue",
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
            },
            {
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
                      "name": "option_label",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value_label",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
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
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "WishRow_variant"
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    },
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ConfigurableWishlistItem",
              "abstractKey": null
            },
            {
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
                    (v2/*:: as any*/),
                    (v7/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SelectedBundleOptionValue",
                      "kind": "LinkedField",
                      "name": "values",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/),
                        (v7/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "quantity",
                          "storageKey": null
                        }
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
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DownloadableProductLinks",
                  "kind": "LinkedField",
                  "name": "links_v2",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "title",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "DownloadableWishlistItem",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "items_v2(currentPage:1,pageSize:100)"
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};
})();

(node as any).hash = "0f3bde7176600d61ed46390665a6094f";

export default node;
