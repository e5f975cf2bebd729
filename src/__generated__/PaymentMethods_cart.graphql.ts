/**
 * @generated SignedSource<<c3ce935856df4ee3fd8b49469066c39b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentMethods_cart$data = {
  readonly available_payment_methods: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  } | null | undefined> | null | undefined;
  readonly id: string;
  readonly is_virtual: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AdyenFields_cart" | "CardFields_cart">;
  readonly " $fragmentType": "PaymentMethods_cart";
};
export type PaymentMethods_cart$key = {
  readonly " $data"?: PaymentMethods_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentMethods_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "is_virtual"
    },
    {
      "concreteType": "AvailablePaymentMethod",
      "kind": "LinkedField",
      "name": "available_payment_methods",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AdyenFields_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CardFields_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "704a98277d0da58843cc891ba71cc6ec";

export default node;
