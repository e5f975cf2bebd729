/**
 * @generated SignedSource<<1789c107a67a948754c70b59ca0344cb>>
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

(node as any).hash = "d0baeb11e662ca21f5404e0f481a6ff7";

export default node;
