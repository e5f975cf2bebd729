/**
 * @generated SignedSource<<8328a970fe18cc09c4b04a2d6f3f405c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type offeredPlaces_place$data = {
  readonly city: string | null | undefined;
  readonly country_id: string | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly pickup_location_code: string | null | undefined;
  readonly postcode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly region_id: number | null | undefined;
  readonly street: string | null | undefined;
  readonly " $fragmentType": "offeredPlaces_place";
};
export type offeredPlaces_place$key = {
  readonly " $data"?: offeredPlaces_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"offeredPlaces_place">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offeredPlaces_place"
};

(node as any).hash = "54838c6827ba4dcb633f95b1b6476897";

export default node;
