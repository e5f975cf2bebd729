/**
 * @generated SignedSource<<7b3ba0f2d576351c988af4d1e885a1a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResetPasswordForm_storeConfig$data = {
  readonly store_code: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"passwordRules_storeConfig">;
  readonly " $fragmentType": "ResetPasswordForm_storeConfig";
};
export type ResetPasswordForm_storeConfig$key = {
  readonly " $data"?: ResetPasswordForm_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetPasswordForm_storeConfig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResetPasswordForm_storeConfig",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "passwordRules_storeConfig",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum_password_length",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required_character_classes_number",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};
})();

(node as any).hash = "61686c27ad4b2a4188f860be2ec1e8b0";

export default node;
