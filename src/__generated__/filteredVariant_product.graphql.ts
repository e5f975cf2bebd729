/**
 * @generated SignedSource<<e9749755ad58e3f19bce90ba92780a34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filteredVariant_product$data = {
  readonly configurable_options: ReadonlyArray<{
    readonly attribute_code: string | null | undefined;
    readonly label: string | null | undefined;
    readonly values: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly uid: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly product: {
      readonly small_image: {
        readonly url: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "filteredVariant_product";
};
export type filteredVariant_product$key = {
  readonly " $data"?: filteredVariant_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"filteredVariant_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "filteredVariant_product"
};

(node as any).hash = "ebb8b65d93b1c320d9d2b2951ceee072";

export default node;
