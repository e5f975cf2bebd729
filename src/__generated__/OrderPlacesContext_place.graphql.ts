/**
 * @generated SignedSource<<e39ea7d6565d529656f8f9b93fe64b20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPlacesContext_place$data = {
  readonly city: string | null | undefined;
  readonly country_id: string | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly postcode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly street: string | null | undefined;
  readonly " $fragmentType": "OrderPlacesContext_place";
};
export type OrderPlacesContext_place$key = {
  readonly " $data"?: OrderPlacesContext_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPlacesContext_place">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderPlacesContext_place"
};

(node as any).hash = "82d6983e16bc28b0746340df2895755d";

export default node;
