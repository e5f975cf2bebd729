/**
 * @generated SignedSource<<76b8d5501857f1ad21ec621abad5fb1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type collectedSkus_cart$data = {
  readonly collectable: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly bundle_options?: ReadonlyArray<{
        readonly uid: string;
        readonly values: ReadonlyArray<{
          readonly uid: string;
        } | null | undefined>;
      } | null | undefined>;
      readonly configured_variant?: {
        readonly sku: string | null | undefined;
        readonly uid: string;
      };
      readonly product: {
        readonly items?: ReadonlyArray<{
          readonly options: ReadonlyArray<{
            readonly product: {
              readonly sku: string | null | undefined;
              readonly uid: string;
            } | null | undefined;
            readonly uid: string;
          } | null | undefined> | null | undefined;
          readonly uid: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly sku: string | null | undefined;
        readonly uid: string;
      };
      readonly uid: string;
    } | null | undefined>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "collectedSkus_cart";
};
export type collectedSkus_cart$key = {
  readonly " $data"?: collectedSkus_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"collectedSkus_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "collectedSkus_cart"
};

(node as any).hash = "15829592ab56e377884a5420f2e7ed49";

export default node;
