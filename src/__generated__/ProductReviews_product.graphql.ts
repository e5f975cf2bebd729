/**
 * @generated SignedSource<<46177d7db7db7afaaaca51343acde9ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductReviews_product$data = {
  readonly review_count: number;
  readonly sku: string | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSummary_product">;
  readonly " $fragmentType": "ProductReviews_product";
};
export type ProductReviews_product$key = {
  readonly " $data"?: ProductReviews_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasReviews"
    }
  ],
  "kind": "Fragment",
  "name": "ProductReviews_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "sku"
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
      "name": "review_count"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasReviews",
          "variableName": "hasReviews"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ReviewSummary_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "16470be39230cb9caadd762833bd4348";

export default node;
