/**
 * @generated SignedSource<<c4b8336040895329160601f84ee9cbee>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListPage_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchResultPageInfo",
      "kind": "LinkedField",
      "name": "page_info",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "current_page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page_size",
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
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductCard_product"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "productItem_product",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sku",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
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
  "type": "Products",
  "abstractKey": null
};
})();

(node as any).hash = "d74752018432e29c7fa6b820cbc47c97";

export default node;
