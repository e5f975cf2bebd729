/**
 * @generated SignedSource<<aeffec84b1e6f986eacd6ab9e46a6d22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type extraAttributes_customer$data = {
  readonly custom_attributes: ReadonlyArray<{
    readonly code: string;
    readonly selected_options?: ReadonlyArray<{
      readonly value: string;
    } | null | undefined>;
    readonly value?: string;
  } | null | undefined> | null | undefined;
  readonly date_of_birth: string | null | undefined;
  readonly gender: number | null | undefined;
  readonly middlename: string | null | undefined;
  readonly prefix: string | null | undefined;
  readonly suffix: string | null | undefined;
  readonly taxvat: string | null | undefined;
  readonly " $fragmentType": "extraAttributes_customer";
};
export type extraAttributes_customer$key = {
  readonly " $data"?: extraAttributes_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"extraAttributes_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "extraAttributes_customer"
};

(node as any).hash = "337aa2c076d04d17192f3240189c79ab";

export default node;
