/**
 * @generated SignedSource<<cb556a4d96c8ad3acc19ffac73d9b561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CardAdd_product$data = {
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QuickAdd_product" | "productValue_product" | "useIsSettled_product">;
  readonly " $fragmentType": "CardAdd_product";
};
export type CardAdd_product$key = {
  readonly " $data"?: CardAdd_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardAdd_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardAdd_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stock_status"
    },
    {
      "kind": "FragmentSpread",
      "name": "useIsSettled_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "QuickAdd_product"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "productValue_product",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "uid"
        },
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

(node as any).hash = "6c31512bba669fab4a893710cfbd9f19";

export default node;
