/**
 * @generated SignedSource<<a03f2fe9e9958449e5a37bffbdfc466f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SavedAddresses_customer$data = {
  readonly addresses: ReadonlyArray<{
    readonly default_billing: boolean | null | undefined;
    readonly default_shipping: boolean | null | undefined;
    readonly firstname: string | null | undefined;
    readonly id: number | null | undefined;
    readonly lastname: string | null | undefined;
    readonly street: ReadonlyArray<string | null | undefined> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "SavedAddresses_customer";
};
export type SavedAddresses_customer$key = {
  readonly " $data"?: SavedAddresses_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedAddresses_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SavedAddresses_customer",
  "selections": [
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
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
          "name": "street"
        },
        {
          "kind": "ScalarField",
          "name": "default_shipping"
        },
        {
          "kind": "ScalarField",
          "name": "default_billing"
        },
        {
          "kind": "FragmentSpread",
          "name": "AddressLines_address"
        }
      ]
    }
  ],
  "type": "Customer"
};

(node as any).hash = "a97ad201f3be233c0ffba8991fdb2b1b";

export default node;
