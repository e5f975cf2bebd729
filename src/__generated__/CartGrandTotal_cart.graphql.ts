/**
 * @generated SignedSource<<3ef867ff4cfaba54fb76355cbafbb23a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartGrandTotal_cart$data = {
  readonly id: string;
  readonly prices: {
    readonly applied_taxes: ReadonlyArray<{
      readonly amount: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
      };
      readonly label: string;
    } | null | undefined> | null | undefined;
    readonly grand_total: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CartGrandTotal_cart";
};
export type CartGrandTotal_cart$key = {
  readonly " $data"?: CartGrandTotal_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartGrandTotal_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "FragmentSpread",
  "name": "CartAmount_money"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartGrandTotal_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
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
            (v0/*:: as any*/)
          ]
        },
        {
          "concreteType": "CartTaxItem",
          "kind": "LinkedField",
          "name": "applied_taxes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "value"
                },
                (v0/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "62b07bca9fe898f5d5b41e81acd62b26";

export default node;
