/**
 * @generated SignedSource<<a3c30be6a3214675ee19eb75123871b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDocuments_order$data = {
  readonly credit_memos: ReadonlyArray<{
    readonly comments: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderComments_comments">;
    } | null | undefined> | null | undefined;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly product_name: string | null | undefined;
      readonly quantity_refunded: number | null | undefined;
    } | null | undefined> | null | undefined;
    readonly number: string;
    readonly total: {
      readonly grand_total: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly invoices: ReadonlyArray<{
    readonly comments: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderComments_comments">;
    } | null | undefined> | null | undefined;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly product_name: string | null | undefined;
      readonly quantity_invoiced: number | null | undefined;
    } | null | undefined> | null | undefined;
    readonly number: string;
    readonly total: {
      readonly grand_total: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
  } | null | undefined>;
  readonly number: string;
  readonly " $fragmentType": "OrderDocuments_order";
};
export type OrderDocuments_order$key = {
  readonly " $data"?: OrderDocuments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDocuments_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v3 = [
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "grand_total",
    "plural": false,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "moneyOf_money",
        "selections": [
          {
            "kind": "ScalarField",
            "name": "value"
          },
          {
            "kind": "ScalarField",
            "name": "currency"
          }
        ],
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ]
  }
],
v4 = {
  "concreteType": "SalesCommentItem",
  "kind": "LinkedField",
  "name": "comments",
  "plural": true,
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "OrderComments_comments"
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderDocuments_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "quantity_invoiced"
            }
          ]
        },
        {
          "concreteType": "InvoiceTotal",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v3/*:: as any*/)
        },
        (v4/*:: as any*/)
      ]
    },
    {
      "concreteType": "CreditMemo",
      "kind": "LinkedField",
      "name": "credit_memos",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "quantity_refunded"
            }
          ]
        },
        {
          "concreteType": "CreditMemoTotal",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v3/*:: as any*/)
        },
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "d3aa900f0b0b73a36d530f5685160cac";

export default node;
