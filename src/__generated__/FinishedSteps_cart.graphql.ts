/**
 * @generated SignedSource<<3398e20ff92b92d444a507f87549eb3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FinishedSteps_cart$data = {
  readonly id: string;
  readonly shipping_addresses: ReadonlyArray<{
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly carrier_title: string;
      readonly method_code: string;
      readonly method_title: string;
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "FinishedSteps_cart";
};
export type FinishedSteps_cart$key = {
  readonly " $data"?: FinishedSteps_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishedSteps_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "FinishedSteps_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "concreteType": "SelectedShippingMethod",
          "kind": "LinkedField",
          "name": "selected_shipping_method",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "carrier_code"
            },
            {
              "kind": "ScalarField",
              "name": "method_code"
            },
            {
              "kind": "ScalarField",
              "name": "carrier_title"
            },
            {
              "kind": "ScalarField",
              "name": "method_title"
            }
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};

(node as any).hash = "b64f551d23273bc2d84f8c249b358e87";

export default node;
