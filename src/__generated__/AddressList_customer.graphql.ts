/**
 * @generated SignedSource<<24cfb14b26267c80998872794999e59e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddressList_customer$data = {
  readonly addresses: ReadonlyArray<{
    readonly default_billing: boolean | null | undefined;
    readonly default_shipping: boolean | null | undefined;
    readonly id: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "AddressList_customer";
};
export type AddressList_customer$key = {
  readonly " $data"?: AddressList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressList_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AddressList_customer",
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

(node as any).hash = "f1dd6e662aa59afddc8aa52af40fd71c";

export default node;
