/**
 * @generated SignedSource<<c021cabe8da8ac98b719ab8fc156a470>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListPage_products$data = {
  readonly items: ReadonlyArray<{
    readonly __typename: string;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product" | "productItem_product">;
  } | null | undefined> | null | undefined;
  readonly page_info: {
    readonly current_page: number | null | undefined;
    readonly page_size: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ListPage_products";
};
export type ListPage_products$key = {
  readonly " $data"?: ListPage_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPage_products">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ListPage_products",
  "selections": [
    {
      "concreteType": "SearchResultPageInfo",
      "kind": "LinkedField",
      "name": "page_info",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "current_page"
        },
        {
          "kind": "ScalarField",
          "name": "page_size"
        }
      ]
    },
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
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
      ]
    }
  ],
  "type": "Products"
};
})();

(node as any).hash = "d74752018432e29c7fa6b820cbc47c97";

export default node;
