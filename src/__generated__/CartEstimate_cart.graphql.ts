/**
 * @generated SignedSource<<9658aa49b467c5c33718eeb256f107ab>>
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
  "metadata": null,
  "name": "CartEstimate_cart",
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
      "name": "email",
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
      "kind": "ScalarField",
      "name": "total_quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "9703dca00b9a83bd82f6301a4a2f4506";

export default node;
