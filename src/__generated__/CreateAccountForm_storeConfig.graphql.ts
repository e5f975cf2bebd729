/**
 * @generated SignedSource<<7e7cfdfd6c114ef6925d69a783be160c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateAccountForm_storeConfig$data = {
  readonly newsletter_enabled: boolean;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "CreateAccountForm_storeConfig";
};
export type CreateAccountForm_storeConfig$key = {
  readonly " $data"?: CreateAccountForm_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateAccountForm_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateAccountForm_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newsletter_enabled",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "031f99a8f2bbe2fe818d28e706d69415";

export default node;
