/**
 * @generated SignedSource<<baee18b0e5424e31cc37ab5602643f7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type registryType_country$data = {
  readonly full_name_locale: string | null | undefined;
  readonly id: string | null | undefined;
  readonly " $fragmentType": "registryType_country";
};
export type registryType_country$key = {
  readonly " $data"?: registryType_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"registryType_country">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "registryType_country"
};

(node as any).hash = "a0641ccacaff06baa41b93f94fde066e";

export default node;
