/**
 * @generated SignedSource<<72a257299ab4212fa2dcbb10c9a52c87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RegistryFacts_registry$data = {
  readonly dynamic_attributes: ReadonlyArray<{
    readonly code: string;
    readonly label: string;
    readonly value: string;
  } | null | undefined> | null | undefined;
  readonly type: {
    readonly label: string;
  } | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "RegistryFacts_registry";
};
export type RegistryFacts_registry$key = {
  readonly " $data"?: RegistryFacts_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryFacts_registry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegistryFacts_registry",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "concreteType": "GiftRegistryType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "concreteType": "GiftRegistryDynamicAttribute",
      "kind": "LinkedField",
      "name": "dynamic_attributes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "value"
        }
      ]
    }
  ],
  "type": "GiftRegistry"
};
})();

(node as any).hash = "c5082a7dd0946e6e8fdd9a10c001f57b";

export default node;
