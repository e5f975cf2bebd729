/**
 * @generated SignedSource<<ddfddf887df3bed0c2a9c1b3b6e3d163>>
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
  readonly postcode: string | null | undefined;
  readonly region: {
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

(node as any).hash = "7699f788cb84c0e194b30e262af2113e";

export default node;
