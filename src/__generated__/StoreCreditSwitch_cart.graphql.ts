/**
 * @generated SignedSource<<13cc3672288747287ac5923b48ed9f61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreCreditSwitch_cart$data = {
  readonly applied_store_credit: {
    readonly applied_balance: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly current_balance: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly enabled: boolean | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "StoreCreditSwitch_cart";
};
export type StoreCreditSwitch_cart$key = {
  readonly " $data"?: StoreCreditSwitch_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreCreditSwitch_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "moneyOf_money",
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "currency"
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StoreCreditSwitch_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "AppliedStoreCredit",
      "kind": "LinkedField",
      "name": "applied_store_credit",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "enabled"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "applied_balance",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "current_balance",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "90bb1d33740ed85b88fc6c9e89b36959";

export default node;
