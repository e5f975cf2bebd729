/**
 * @generated SignedSource<<62c40d5f6311078f5a2c45fae80660eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartDelivery_cart$data = {
  readonly is_virtual: boolean;
  readonly shipping_addresses: ReadonlyArray<{
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly method_code: string;
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "CartDelivery_cart";
};
export type CartDelivery_cart$key = {
  readonly " $data"?: CartDelivery_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartDelivery_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartDelivery_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "is_virtual"
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
            }
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};

(node as any).hash = "09ce46ba602dfff40215e8313ef26205";

export default node;
