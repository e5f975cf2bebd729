/**
 * @generated SignedSource<<857ab114ab319a2edb612a420f0642a5>>
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

(node as any).hash = "b4258d7e76b217786183668e66e41b31";

export default node;
