/**
 * @generated SignedSource<<fdb228ec8206b131c8759864f38eea29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPayments_order$data = {
  readonly applied_gift_cards?: ReadonlyArray<{
    readonly applied_balance: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
    readonly code: string;
  } | null | undefined> | null | undefined;
  readonly total: {
    readonly total_reward_points?: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly total_store_credit?: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrderPayments_order";
};
export type OrderPayments_order$key = {
  readonly " $data"?: OrderPayments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
},
v1 = {
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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasGiftCards"
    },
    {
      "kind": "RootArgument",
      "name": "hasRewardPoints"
    },
    {
      "kind": "RootArgument",
      "name": "hasStoreCredit"
    }
  ],
  "kind": "Fragment",
  "name": "OrderPayments_order",
  "selections": [
    {
      "condition": "hasGiftCards",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "concreteType": "ApplyGiftCardToOrder",
          "kind": "LinkedField",
          "name": "applied_gift_cards",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "applied_balance",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "OrderTotal",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "condition": "hasStoreCredit",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total_store_credit",
              "plural": false,
              "selections": (v2/*:: as any*/)
            }
          ]
        },
        {
          "condition": "hasRewardPoints",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total_reward_points",
              "plural": false,
              "selections": (v2/*:: as any*/)
            }
          ]
        }
      ]
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "40acc54a535707b6f231d3adecde03d8";

export default node;
