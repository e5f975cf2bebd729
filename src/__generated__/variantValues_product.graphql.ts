/**
 * @generated SignedSource<<fc1da408ebaecb5e0dd033473ce9fa41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type variantValues_product$data = {
  readonly variants?: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly code: string | null | undefined;
      readonly label: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly product: {
      readonly custom_attributesV2: {
        readonly items: ReadonlyArray<{
          readonly code: string;
          readonly selected_options?: ReadonlyArray<{
            readonly label: string;
          } | null | undefined>;
          readonly value?: string;
        } | null | undefined>;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "variantValues_product";
};
export type variantValues_product$key = {
  readonly " $data"?: variantValues_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"variantValues_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "variantValues_product"
};

(node as any).hash = "ef1871f1e7d47a3f7815581100d9b3f1";

export default node;
