/**
 * @generated SignedSource<<af13f85d30c730a488cccbfe82f3cd00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type areReturnsEnabled_storeConfig$data = {
  readonly returns_enabled: string;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "areReturnsEnabled_storeConfig";
};
export type areReturnsEnabled_storeConfig$key = {
  readonly " $data"?: areReturnsEnabled_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"areReturnsEnabled_storeConfig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "areReturnsEnabled_storeConfig"
};

(node as any).hash = "a5480ba276ec36a57db280a74fc1cdd8";

export default node;
