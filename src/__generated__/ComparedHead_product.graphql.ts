/**
 * @generated SignedSource<<6c9cdcab10b46856fca75bd390752986>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ComparedHead_product$data = {
  readonly __typename: string;
  readonly name: string | null | undefined;
  readonly rating_summary: number;
  readonly review_count: number;
  readonly sku: string | null | undefined;
  readonly small_image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly uid: string;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPrice_product" | "needsChoices_product" | "productValue_product">;
  readonly " $fragmentType": "ComparedHead_product";
};
export type ComparedHead_product$key = {
  readonly " $data"?: ComparedHead_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedHead_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "uid"
},
v2 = {
  "kind": "ScalarField",
  "name": "sku"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ComparedHead_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
    {
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "small_image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        }
      ]
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "needsChoices_product",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                (v1/*:: as any*/)
              ]
            }
          ],
          "type": "CustomizableProductInterface",
          "abstractKey": "__isCustomizableProductInterface"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "FragmentSpread",
      "name": "CardPrice_product"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "productValue_product",
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
                    {
                      "kind": "ScalarField",
                      "name": "value"
                    },
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
      "argumentDefinitions": []
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "148a94fc8d239487fafe7afd289156da";

export default node;
