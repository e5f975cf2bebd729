/**
 * @generated SignedSource<<9e7ed3272e6b4c82b198eb01d7edf62a>>
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
  "metadata": null,
  "name": "CardAdd_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock_status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useIsSettled_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickAdd_product"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "productValue_product",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uid",
          "storageKey": null
        },
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
                    },
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
      "argumentDefinitions": []
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "6c31512bba669fab4a893710cfbd9f19";

export default node;
