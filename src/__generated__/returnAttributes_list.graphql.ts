/**
 * @generated SignedSource<<1183945efe732448282be2ef3eee9090>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type returnAttributes_list$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
    readonly is_required?: boolean;
    readonly label: string | null | undefined;
    readonly options?: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    } | null | undefined>;
    readonly sort_order?: number | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "returnAttributes_list";
};
export type returnAttributes_list$key = {
  readonly " $data"?: returnAttributes_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"returnAttributes_list">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "returnAttributes_list"
};

(node as any).hash = "5347ac289ff10a9abb856044b1f67c0c";

export default node;
