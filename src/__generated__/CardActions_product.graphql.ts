/**
 * @generated SignedSource<<0cd8714c762b4e5bfc8d6ecafb5450d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CardActions_product$data = {
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QuickAdd_product" | "QuickLook_product" | "SaveOnCard_product" | "productValue_product" | "useIsSettled_product">;
  readonly " $fragmentType": "CardActions_product";
};
export type CardActions_product$key = {
  readonly " $data"?: CardActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardActions_product",
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
      "kind": "FragmentSpread",
      "name": "QuickLook_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "SaveOnCard_product"
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

(node as any).hash = "44ff2760c83ae9ed82a0e8b3a351e270";

export default node;
