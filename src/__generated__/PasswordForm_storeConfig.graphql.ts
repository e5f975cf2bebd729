/**
 * @generated SignedSource<<1b63332bdf2ad0d3e4191f22a3676216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordForm_storeConfig$data = {
  readonly store_code: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"passwordRules_storeConfig">;
  readonly " $fragmentType": "PasswordForm_storeConfig";
};
export type PasswordForm_storeConfig$key = {
  readonly " $data"?: PasswordForm_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_storeConfig">;
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
  "name": "PasswordForm_storeConfig",
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

(node as any).hash = "431e8ad76382f8a15eff3c0b83108a7a";

export default node;
