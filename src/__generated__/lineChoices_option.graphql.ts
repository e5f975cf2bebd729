/**
 * @generated SignedSource<<fa276c4b043afb10d18b7f10ac5f0474>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type lineChoices_option$data = {
  readonly customizable_option_uid: string;
  readonly type: string;
  readonly values: ReadonlyArray<{
    readonly customizable_option_value_uid: string;
    readonly value: string;
  } | null | undefined>;
  readonly " $fragmentType": "lineChoices_option";
};
export type lineChoices_option$key = {
  readonly " $data"?: lineChoices_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineChoices_option">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineChoices_option"
};

(node as any).hash = "4c506c889288fd73a27e1ceb026c2120";

export default node;
