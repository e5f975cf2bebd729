/**
 * @generated SignedSource<<f9e15dcb2aca69ef62c24ebf5a9f80dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type addressCountries_country$data = {
  readonly available_regions: ReadonlyArray<{
    readonly code: string | null | undefined;
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

(node as any).hash = "7a9c81d21786bd0da5d89faf11874df9";

export default node;
