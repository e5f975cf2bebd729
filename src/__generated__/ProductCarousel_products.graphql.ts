/**
 * @generated SignedSource<<fa71a6db64829ebaaf1b62e63f2eb8bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductCarousel_products$data = ReadonlyArray<{
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product" | "productItem_product">;
  readonly " $fragmentType": "ProductCarousel_products";
}>;
export type ProductCarousel_products$key = ReadonlyArray<{
  readonly " $data"?: ProductCarousel_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductCarousel_products",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "FragmentSpread",
      "name": "ProductCard_product"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "productItem_product",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "sku"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        },
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

(node as any).hash = "dc9ba9f0469809e7aedb3d4d1fd66dcf";

export default node;
