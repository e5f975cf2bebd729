/**
 * @generated SignedSource<<fe38dc1a784b2fdd137fdac499829802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cartAddress_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly country: {
    readonly code: string;
  };
  readonly firstname: string;
  readonly lastname: string;
  readonly pickup_location_code: string | null | undefined;
  readonly postcode: string | null | undefined;
  readonly region: {
    readonly code: string | null | undefined;
    readonly label: string | null | undefined;
    readonly region_id: number | null | undefined;
  } | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "cartAddress_address";
};
export type cartAddress_address$key = {
  readonly " $data"?: cartAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartAddress_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cartAddress_address"
};

(node as any).hash = "c9c9bd67d6015a22d7b981122651aba6";

export default node;
