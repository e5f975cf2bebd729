/**
 * @generated SignedSource<<321c0bc18c648bfa13bc74756170f195>>
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

(node as any).hash = "089d82eea46bb2a92f19614c27ed260d";

export default node;
