/**
 * @generated SignedSource<<1b28c9eb8fbda953ea97a1e4222ae611>>
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
  readonly " $fragmentType": "PaymentMethods_cart";
};
export type PaymentMethods_cart$key = {
  readonly " $data"?: PaymentMethods_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethods_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_virtual",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailablePaymentMethod",
      "kind": "LinkedField",
      "name": "available_payment_methods",
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "bfc6b111dc1a5088f12b5abcbbc2d594";

export default node;
