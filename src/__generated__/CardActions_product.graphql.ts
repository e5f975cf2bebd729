/**
 * @generated SignedSource<<e9a422982d96e31efae4347388fea430>>
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
  "metadata": null,
  "name": "CardActions_product",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickLook_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveOnCard_product"
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

(node as any).hash = "44ff2760c83ae9ed82a0e8b3a351e270";

export default node;
