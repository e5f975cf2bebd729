/**
 * @generated SignedSource<<04da19c5a2588ae5ed389dd02fef6f90>>
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
  "metadata": null,
  "name": "RegistrySettings_registry",
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
      "kind": "ScalarField",
      "name": "event_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privacy_settings",
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

(node as any).hash = "6411b82731f1d5bdc3292c3091429fb1";

export default node;
