/**
 * @generated SignedSource<<ef8e082e1da3dc14c6a9e04fe75e61d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RegistrySettings_registry$data = {
  readonly dynamic_attributes: ReadonlyArray<{
    readonly code: string;
    readonly value: string;
  } | null | undefined> | null | undefined;
  readonly event_name: string;
  readonly message: string;
  readonly privacy_settings: GiftRegistryPrivacySettings;
  readonly shipping_address: {
    readonly id: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  } | null | undefined;
  readonly status: GiftRegistryStatus;
  readonly uid: string;
  readonly " $fragmentType": "RegistrySettings_registry";
};
export type RegistrySettings_registry$key = {
  readonly " $data"?: RegistrySettings_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrySettings_registry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegistrySettings_registry",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "ScalarField",
      "name": "event_name"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "privacy_settings"
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
        {
          "kind": "ScalarField",
          "name": "value"
        }
      ]
    },
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "shipping_address",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "AddressLines_address"
        }
      ]
    }
  ],
  "type": "GiftRegistry"
};

(node as any).hash = "71d918c2d2ab8867f223e5de83a11166";

export default node;
