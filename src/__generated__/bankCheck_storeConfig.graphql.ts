/**
 * @generated SignedSource<<aa2a9b05401ba9c3bacd6e40c7ece9e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type bankCheck_storeConfig$data = {
  readonly braintree_3dsecure_allowspecific: boolean | null | undefined;
  readonly braintree_3dsecure_always_request_3ds: boolean | null | undefined;
  readonly braintree_3dsecure_specificcountry: string | null | undefined;
  readonly braintree_3dsecure_threshold_amount: string | null | undefined;
  readonly braintree_3dsecure_verify_3dsecure: boolean | null | undefined;
  readonly " $fragmentType": "bankCheck_storeConfig";
};
export type bankCheck_storeConfig$key = {
  readonly " $data"?: bankCheck_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"bankCheck_storeConfig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bankCheck_storeConfig"
};

(node as any).hash = "3fe9dd1b4edcc118de98332f18736c19";

export default node;
