/**
 * @generated SignedSource<<b466ac16633753456b50d12a8a27ea88>>
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
  readonly " $fragmentSpreads": FragmentRefs<"passwordRules_storeConfig">;
  readonly " $fragmentType": "CreateAccountForm_storeConfig";
};
export type CreateAccountForm_storeConfig$key = {
  readonly " $data"?: CreateAccountForm_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateAccountForm_storeConfig">;
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
  "name": "CreateAccountForm_storeConfig",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newsletter_enabled",
      "storageKey": null
    },
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

(node as any).hash = "22a9795a592ff519122a0759db980cf2";

export default node;
