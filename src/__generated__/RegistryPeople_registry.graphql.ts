/**
 * @generated SignedSource<<5d551b7381979dd4d6c1fed90bb85512>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RegistryPeople_registry$data = {
  readonly registrants: ReadonlyArray<{
    readonly dynamic_attributes: ReadonlyArray<{
      readonly code: string;
      readonly value: string;
    } | null | undefined> | null | undefined;
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "RegistryPeople_registry";
};
export type RegistryPeople_registry$key = {
  readonly " $data"?: RegistryPeople_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryPeople_registry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistryPeople_registry",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftRegistryRegistrant",
      "kind": "LinkedField",
      "name": "registrants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GiftRegistryRegistrantDynamicAttribute",
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
      "storageKey": null
    }
  ],
  "type": "GiftRegistry",
  "abstractKey": null
};
})();

(node as any).hash = "316a13480eb81f9c0c5cd1d9c0fdd9aa";

export default node;
