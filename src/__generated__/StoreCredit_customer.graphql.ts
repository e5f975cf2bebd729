/**
 * @generated SignedSource<<24ff79c8b652bdce358c51c6b7a51ef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreCredit_customer$data = {
  readonly store_credit: {
    readonly balance_history: {
      readonly items: ReadonlyArray<{
        readonly action: string | null | undefined;
        readonly actual_balance: {
          readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
        } | null | undefined;
        readonly balance_change: {
          readonly value: number | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
        } | null | undefined;
        readonly date_time_changed: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined;
    readonly current_balance: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly enabled: boolean | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "StoreCredit_customer";
};
export type StoreCredit_customer$key = {
  readonly " $data"?: StoreCredit_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreCredit_customer">;
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
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "name": "StoreCredit_customer",
  "selections": [
    {
      "concreteType": "CustomerStoreCredit",
      "kind": "LinkedField",
      "name": "store_credit",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "enabled"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "current_balance",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "currentPage",
              "variableName": "page"
            },
            {
              "kind": "Literal",
              "name": "pageSize",
              "value": 10
            }
          ],
          "concreteType": "CustomerStoreCreditHistory",
          "kind": "LinkedField",
          "name": "balance_history",
          "plural": false,
          "selections": [
            {
              "concreteType": "CustomerStoreCreditHistoryItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "action"
                },
                {
                  "kind": "ScalarField",
                  "name": "date_time_changed"
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "balance_change",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ]
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "actual_balance",
                  "plural": false,
                  "selections": (v2/*:: as any*/)
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Customer"
};
})();

(node as any).hash = "f7f81a8401c253524b57393a6c7f3054";

export default node;
