/**
 * @generated SignedSource<<b3c32c54e77d6908107ea661b7ecd00c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type joinLines_cart$data = {
  readonly id: string;
  readonly itemsV2: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly configured_variant?: {
        readonly sku: string | null | undefined;
      };
      readonly product: {
        readonly name: string | null | undefined;
        readonly sku: string | null | undefined;
      };
      readonly quantity: number;
      readonly uid: string;
    } | null | undefined>;
  } | null | undefined;
  readonly " $fragmentType": "joinLines_cart";
};
export type joinLines_cart$key = {
  readonly " $data"?: joinLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"joinLines_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "joinLines_cart"
};

(node as any).hash = "74bf8e0221b2e3a1704f8e74794d32da";

export default node;
