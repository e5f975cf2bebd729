/**
 * @generated SignedSource<<bbcc67f7fdc1d25cbe6366f45144ad2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type addressCountries_storeConfig$data = {
  readonly countries_with_required_region: string | null | undefined;
  readonly optional_zip_countries: string | null | undefined;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "addressCountries_storeConfig";
};
export type addressCountries_storeConfig$key = {
  readonly " $data"?: addressCountries_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressCountries_storeConfig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressCountries_storeConfig"
};

(node as any).hash = "506453cb98ee67b2e0910bfbbd97222c";

export default node;
