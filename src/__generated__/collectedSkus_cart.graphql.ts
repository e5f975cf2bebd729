/**
 * @generated SignedSource<<b1d0807edffa03e91345a3e4b3230960>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type collectedSkus_cart$data = {
  readonly id: string;
  readonly itemsV2: {
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

(node as any).hash = "8c730bea8ac9b9fc434c0324aa231f46";

export default node;
