/**
 * @generated SignedSource<<6751b34278577ad1f3bca4d4b6ff7816>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistryFacts_registry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftRegistryType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftRegistryDynamicAttribute",
      "kind": "LinkedField",
      "name": "dynamic_attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiftRegistry",
  "abstractKey": null
};
})();

(node as any).hash = "c5082a7dd0946e6e8fdd9a10c001f57b";

export default node;
