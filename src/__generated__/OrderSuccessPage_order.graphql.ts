/**
 * @generated SignedSource<<13a9d7d959d0d98c2f9a896555de32bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderSuccessPage_order$data = {
  readonly comments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderComments_comments">;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order" | "OrderReceipt_order" | "OrderShipments_order" | "OtherMethodNotice_order" | "usePurchase_order">;
  readonly " $fragmentType": "OrderSuccessPage_order";
};
export type OrderSuccessPage_order$key = {
  readonly " $data"?: OrderSuccessPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSuccessPage_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
},
v1 = {
  "kind": "ScalarField",
  "name": "value"
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderSuccessPage_order",
  "selections": [
    (v0/*:: as any*/),
    {
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
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderShipments_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderReceipt_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OtherMethodNotice_order"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "usePurchase_order",
      "selections": [
        (v0/*:: as any*/),
        {
          "concreteType": "OrderTotal",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "grand_total",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ]
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total_tax",
              "plural": false,
              "selections": (v2/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total_shipping",
              "plural": false,
              "selections": (v2/*:: as any*/)
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
              "name": "product_sku"
            },
            {
              "kind": "ScalarField",
              "name": "product_name"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_ordered"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "product_sale_price",
              "plural": false,
              "selections": (v2/*:: as any*/)
            },
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "uid"
                },
                {
                  "kind": "ScalarField",
                  "name": "sku"
                }
              ]
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

(node as any).hash = "122f974865e17f4ba4276c9020828da6";

export default node;
