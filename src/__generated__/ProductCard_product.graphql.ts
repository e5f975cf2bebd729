/**
 * @generated SignedSource<<a4e88ce559dc4d5c864e50256db9500d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductCard_product$data = {
  readonly configurable: {
    readonly " $fragmentSpreads": FragmentRefs<"CardSwatches_product" | "filteredVariant_product">;
  } | null | undefined;
  readonly media_gallery: ReadonlyArray<{
    readonly __typename: string;
    readonly disabled: boolean | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly name: string | null | undefined;
  readonly new_from_date: string | null | undefined;
  readonly new_to_date: string | null | undefined;
  readonly rating_summary: number;
  readonly review_count: number;
  readonly small_image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly uid: string;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_product" | "CardPrice_product">;
  readonly " $fragmentType": "ProductCard_product";
};
export type ProductCard_product$key = {
  readonly " $data"?: ProductCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "url"
},
v2 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductCard_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "name"
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
      "kind": "ScalarField",
      "name": "new_from_date"
    },
    {
      "kind": "ScalarField",
      "name": "new_to_date"
    },
    {
      "kind": "ScalarField",
      "name": "stock_status"
    },
    {
      "kind": "ScalarField",
      "name": "rating_summary"
    },
    {
      "kind": "ScalarField",
      "name": "review_count"
    },
    (v2/*:: as any*/),
    {
      "kind": "LinkedField",
      "name": "media_gallery",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "disabled"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CardPrice_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "CardActions_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CardSwatches_product"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "filteredVariant_product",
            "selections": [
              {
                "concreteType": "ConfigurableProductOptions",
                "kind": "LinkedField",
                "name": "configurable_options",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "attribute_code"
                  },
                  (v3/*:: as any*/),
                  {
                    "concreteType": "ConfigurableProductOptionsValues",
                    "kind": "LinkedField",
                    "name": "values",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "concreteType": "ConfigurableVariant",
                "kind": "LinkedField",
                "name": "variants",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "ConfigurableAttributeOption",
                    "kind": "LinkedField",
                    "name": "attributes",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "SimpleProduct",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "argumentDefinitions": []
          }
        ],
        "type": "ConfigurableProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "configurable"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "d6049c56f6bef5ef97dd87648db73475";

export default node;
