/**
 * @generated SignedSource<<4d4854700cf3964f77b056273bae6415>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leastPrice_product$data = {
  readonly __typename: "DownloadableProduct";
  readonly downloadable_product_links: ReadonlyArray<{
    readonly price: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly links_purchased_separately: number | null | undefined;
  readonly " $fragmentType": "leastPrice_product";
} | {
  readonly __typename: "GroupedProduct";
  readonly __typename: "GroupedProduct";
  readonly " $fragmentType": "leastPrice_product";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "leastPrice_product";
};
export type leastPrice_product$key = {
  readonly " $data"?: leastPrice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"leastPrice_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "leastPrice_product"
};

(node as any).hash = "e80c626bb3ee3df2259f6999bba829ee";

export default node;
