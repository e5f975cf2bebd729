/**
 * @generated SignedSource<<2151adf8ff8e30e7006fc81b39aefda7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type passwordRules_storeConfig$data = {
  readonly minimum_password_length: string | null | undefined;
  readonly required_character_classes_number: string | null | undefined;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "passwordRules_storeConfig";
};
export type passwordRules_storeConfig$key = {
  readonly " $data"?: passwordRules_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"passwordRules_storeConfig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "passwordRules_storeConfig"
};

(node as any).hash = "5ed7f85f3e0b3e8f2c6fce69132f8b50";

export default node;
