/**
 * @generated SignedSource<<34427bcd1b7bd8722d21b9341ffb9313>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cartAddress_billing$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly country: {
    readonly code: string;
  };
  readonly fax: string | null | undefined;
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
  readonly vat_id: string | null | undefined;
  readonly " $fragmentType": "cartAddress_billing";
};
export type cartAddress_billing$key = {
  readonly " $data"?: cartAddress_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartAddress_billing">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cartAddress_billing"
};

(node as any).hash = "1ef6c0ab39f0165b24f91e354887cf2d";

export default node;
