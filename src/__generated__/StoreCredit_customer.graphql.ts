/**
 * @generated SignedSource<<74a5b265293c21455934f464432aac98>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v1 = {
  "kind": "InlineDataFragmentSpread",
  "name": "moneyOf_money",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "args": null,
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
  "metadata": null,
  "name": "StoreCredit_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerStoreCredit",
      "kind": "LinkedField",
      "name": "store_credit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "current_balance",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
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
              "alias": null,
              "args": null,
              "concreteType": "CustomerStoreCreditHistoryItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "action",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date_time_changed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "balance_change",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "actual_balance",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "f7f81a8401c253524b57393a6c7f3054";

export default node;
