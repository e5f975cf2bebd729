/**
 * @generated SignedSource<<260bcc14e98e4290e553aad683ed156d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductHead_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"leastPrice_product" | "productMetadata_product" | "structuredData_product">;
  readonly " $fragmentType": "ProductHead_product";
};
export type ProductHead_product$key = {
  readonly " $data"?: ProductHead_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductHead_product",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "productMetadata_product"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "leastPrice_product",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "links_purchased_separately"
            },
            {
              "concreteType": "DownloadableProductLinks",
              "kind": "LinkedField",
              "name": "downloadable_product_links",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "price"
                }
              ]
            }
          ],
          "type": "DownloadableProduct"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "FragmentSpread",
      "name": "structuredData_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "1f6f5837c7caf249acab764d36f749c9";

export default node;
