/**
 * @generated SignedSource<<45b050e17eb3040988cac8c8f3592efc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AdyenFields_cart" | "CardFields_cart" | "PayPalFields_cart">;
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
    },
    {
      "kind": "FragmentSpread",
      "name": "PayPalFields_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "f628903b3ec84ddce1a2bb08a5d73011";

export default node;
