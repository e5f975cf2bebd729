/**
 * @generated SignedSource<<4997d064eb067a27df65c84361bd6d0f>>
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
  "name": "CreateAccountForm_storeConfig",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "store_code"
    },
    {
      "kind": "ScalarField",
      "name": "newsletter_enabled"
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "031f99a8f2bbe2fe818d28e706d69415";

export default node;
