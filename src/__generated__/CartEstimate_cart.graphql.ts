/**
 * @generated SignedSource<<91b770ad66dfbdf16fa41757417a3335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartEstimate_cart$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly is_virtual: boolean;
  readonly prices: {
    readonly grand_total: {
      readonly value: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly shipping_addresses: ReadonlyArray<{
    readonly __typename: "ShippingCartAddress";
  } | null | undefined>;
  readonly total_quantity: number;
  readonly " $fragmentType": "CartEstimate_cart";
};
export type CartEstimate_cart$key = {
  readonly " $data"?: CartEstimate_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartEstimate_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartEstimate_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "kind": "ScalarField",
      "name": "is_virtual"
    },
    {
      "kind": "ScalarField",
      "name": "total_quantity"
    },
    {
      "concreteType": "CartPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    }
  ],
  "type": "Cart"
};

(node as any).hash = "9703dca00b9a83bd82f6301a4a2f4506";

export default node;
