/**
 * @generated SignedSource<<8a2c08627e2d731fc0a688eb65b9d915>>
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
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegistryPeople_registry",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "GiftRegistryRegistrant",
      "kind": "LinkedField",
      "name": "registrants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "firstname"
        },
        {
          "kind": "ScalarField",
          "name": "lastname"
        },
        {
          "kind": "ScalarField",
          "name": "email"
        },
        {
          "concreteType": "GiftRegistryRegistrantDynamicAttribute",
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
        }
      ]
    }
  ],
  "type": "GiftRegistry"
};
})();

(node as any).hash = "316a13480eb81f9c0c5cd1d9c0fdd9aa";

export default node;
