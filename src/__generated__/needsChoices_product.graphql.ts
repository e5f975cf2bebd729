/**
 * @generated SignedSource<<ab791f31014a97a1d58b4cb05ff2b512>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type needsChoices_product$data = {
  readonly __typename: string;
  readonly options?: ReadonlyArray<{
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "needsChoices_product";
};
export type needsChoices_product$key = {
  readonly " $data"?: needsChoices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"needsChoices_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "needsChoices_product"
};

(node as any).hash = "67e949307af0e04ec26059db769bed3b";

export default node;
