/**
 * @generated SignedSource<<6be9dd42f95b82d1295919394f50a0b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RegistryRows_registry$data = ReadonlyArray<{
  readonly event_name: string;
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly quantity_fulfilled: number;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly status: GiftRegistryStatus;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryFacts_registry">;
  readonly " $fragmentType": "RegistryRows_registry";
}>;
export type RegistryRows_registry$key = ReadonlyArray<{
  readonly " $data"?: RegistryRows_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryRows_registry">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RegistryRows_registry",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "event_name"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "quantity"
        },
        {
          "kind": "ScalarField",
          "name": "quantity_fulfilled"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "RegistryFacts_registry"
    }
  ],
  "type": "GiftRegistry"
};
})();

(node as any).hash = "646ba557d5b49b74260553345330322c";

export default node;
