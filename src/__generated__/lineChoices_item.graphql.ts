/**
 * @generated SignedSource<<c3148850af851d97b06fb78474b4b1a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type lineChoices_item$data = {
  readonly __typename: string;
  readonly bundle_options?: ReadonlyArray<{
    readonly values: ReadonlyArray<{
      readonly quantity: number;
      readonly uid: string;
    } | null | undefined>;
  } | null | undefined>;
  readonly configurable_options?: ReadonlyArray<{
    readonly configurable_product_option_value_uid: string;
  } | null | undefined>;
  readonly customizable_options?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"lineChoices_option">;
  } | null | undefined>;
  readonly links?: ReadonlyArray<{
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "lineChoices_item";
};
export type lineChoices_item$key = {
  readonly " $data"?: lineChoices_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineChoices_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineChoices_item"
};

(node as any).hash = "ef563f89d2b3e7a44f4657bc254b115c";

export default node;
