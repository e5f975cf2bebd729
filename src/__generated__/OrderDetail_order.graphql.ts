/**
 * @generated SignedSource<<91fdf28d37b16ba3608c67d100b1c692>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDetail_order$data = {
  readonly billing_address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderComments_comments">;
  } | null | undefined> | null | undefined;
  readonly items: ReadonlyArray<{
    readonly __typename: string;
    readonly id: string;
    readonly product_sku: string;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly order_date: string;
  readonly payment_methods: ReadonlyArray<{
    readonly additional_data: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly name: string;
  } | null | undefined> | null | undefined;
  readonly shipping_address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
  } | null | undefined;
  readonly shipping_method: string | null | undefined;
  readonly status: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDocuments_order" | "OrderProgress_order" | "OrderShipments_order" | "OrderedItems_order" | "OrderedTotals_order" | "useCollectedAt_order">;
  readonly " $fragmentType": "OrderDetail_order";
};
export type OrderDetail_order$key = {
  readonly " $data"?: OrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
},
v1 = [
  {
    "kind": "FragmentSpread",
    "name": "OrderAddress_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderDetail_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "kind": "ScalarField",
      "name": "order_date"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "shipping_method"
    },
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "product_sku"
        }
      ]
    },
    {
      "concreteType": "OrderPaymentMethod",
      "kind": "LinkedField",
      "name": "payment_methods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "concreteType": "KeyValue",
          "kind": "LinkedField",
          "name": "additional_data",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "shipping_address",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
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
      "name": "useCollectedAt_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderedItems_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderedTotals_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderShipments_order"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderDocuments_order"
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "f1619d7de25ba725da9c6ef354aaaced";

export default node;
