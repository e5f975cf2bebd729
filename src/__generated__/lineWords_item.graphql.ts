/**
 * @generated SignedSource<<432a77dad15ed2ebfeeb1f0319812223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type lineWords_item$data = {
  readonly bundle_options?: ReadonlyArray<{
    readonly label: string;
    readonly values: ReadonlyArray<{
      readonly label: string;
      readonly quantity: number;
    } | null | undefined>;
  } | null | undefined>;
  readonly configurable_options?: ReadonlyArray<{
    readonly option_label: string;
    readonly value_label: string;
  } | null | undefined>;
  readonly customizable_options?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"lineWords_option">;
  } | null | undefined>;
  readonly links?: ReadonlyArray<{
    readonly title: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "lineWords_item";
};
export type lineWords_item$key = {
  readonly " $data"?: lineWords_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineWords_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineWords_item"
};

(node as any).hash = "ccb32ee4f89ff577fcb8e835460a75f8";

export default node;
