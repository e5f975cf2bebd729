/**
 * @generated SignedSource<<f6f42d86e9caf6a5340d12b30c0cb7ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WithdrawalLink_order$data = {
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"isWithdrawable_order">;
  readonly " $fragmentType": "WithdrawalLink_order";
};
export type WithdrawalLink_order$key = {
  readonly " $data"?: WithdrawalLink_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalLink_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalLink_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "isWithdrawable_order",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "order_date"
        },
        {
          "concreteType": "OrderAddress",
          "kind": "LinkedField",
          "name": "shipping_address",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__typename"
            }
          ]
        },
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "product_type"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_ordered"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_shipped"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_refunded"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_canceled"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "5465b4bd17d1c2c20baf5bfcbbc6dd2e";

export default node;
