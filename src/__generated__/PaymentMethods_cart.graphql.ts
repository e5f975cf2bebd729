/**
 * @generated SignedSource<<93a3b4d9128f7dff756e878e77042e96>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CardFields_cart">;
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
      "name": "CardFields_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "8c203090f7bed2037c10e6b4c4a691ba";

export default node;
