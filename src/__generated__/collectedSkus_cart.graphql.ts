/**
 * @generated SignedSource<<d58b20951449f16797edc124c00fccbe>>
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

(node as any).hash = "2bff543d4f11b9acc14e50885ac5795d";

export default node;
