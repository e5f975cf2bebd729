/**
 * @generated SignedSource<<dcb6bc89df1a453d79a04df0f36c3795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
export type ValidationRuleEnum = "DATE_RANGE_MAX" | "DATE_RANGE_MIN" | "FILE_EXTENSIONS" | "INPUT_VALIDATION" | "MAX_FILE_SIZE" | "MAX_IMAGE_HEIGHT" | "MAX_IMAGE_WIDTH" | "MAX_TEXT_LENGTH" | "MIN_TEXT_LENGTH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type extraAttributes_form$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
    readonly is_required?: boolean;
    readonly label: string | null | undefined;
    readonly options?: ReadonlyArray<{
      readonly is_default: boolean;
      readonly label: string;
      readonly value: string;
    } | null | undefined>;
    readonly sort_order?: number | null | undefined;
    readonly validate_rules?: ReadonlyArray<{
      readonly name: ValidationRuleEnum | null | undefined;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "extraAttributes_form";
};
export type extraAttributes_form$key = {
  readonly " $data"?: extraAttributes_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"extraAttributes_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "extraAttributes_form"
};

(node as any).hash = "d9a13db7aa7e67443e2057836ca9b388";

export default node;
