/**
 * @generated SignedSource<<23bb6934883739fc6a48f967ad3166d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type registryType_type$data = {
  readonly dynamic_attributes_metadata: ReadonlyArray<{
    readonly attribute_group: string;
    readonly code: string;
    readonly input_type: string;
    readonly is_required: boolean;
    readonly label: string;
    readonly sort_order: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly label: string;
  readonly uid: string;
  readonly " $fragmentType": "registryType_type";
};
export type registryType_type$key = {
  readonly " $data"?: registryType_type$data;
  readonly " $fragmentSpreads": FragmentRefs<"registryType_type">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "registryType_type"
};

(node as any).hash = "e1a28c7ab5a271cd29f2ea78a5295779";

export default node;
