/**
 * @generated SignedSource<<7c20e6e9392bcca2b552cd7568e1912b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type lineWords_option$data = {
  readonly label: string;
  readonly values: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  } | null | undefined>;
  readonly " $fragmentType": "lineWords_option";
};
export type lineWords_option$key = {
  readonly " $data"?: lineWords_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineWords_option">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineWords_option"
};

(node as any).hash = "96f4939557d71c42c38210896386576e";

export default node;
