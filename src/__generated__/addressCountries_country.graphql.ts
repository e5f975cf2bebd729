/**
 * @generated SignedSource<<eb8bc4628094f0929e3c530d80c0e7c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type addressCountries_country$data = {
  readonly available_regions: ReadonlyArray<{
    readonly id: number | null | undefined;
    readonly name: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly full_name_locale: string | null | undefined;
  readonly id: string | null | undefined;
  readonly " $fragmentType": "addressCountries_country";
};
export type addressCountries_country$key = {
  readonly " $data"?: addressCountries_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressCountries_country"
};

(node as any).hash = "f85f167be5a6d0f3afba79752e7e9fc9";

export default node;
