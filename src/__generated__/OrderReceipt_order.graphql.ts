/**
 * @generated SignedSource<<44e99cdf068141f9ca8145d8a8f74ee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReceipt_order$data = {
  readonly billing_address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly items: ReadonlyArray<{
    readonly __typename: string;
    readonly id: string;
    readonly product_sku: string;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly order_date: string;
  readonly payment_methods: ReadonlyArray<{
    readonly name: string;
    readonly type: string;
  } | null | undefined> | null | undefined;
  readonly shipping_address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
  } | null | undefined;
  readonly shipping_method: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderedItems_order" | "OrderedTotals_order" | "useCollectedAt_order">;
  readonly " $fragmentType": "OrderReceipt_order";
};
export type OrderReceipt_order$key = {
  readonly " $data"?: OrderReceipt_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReceipt_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "FragmentSpread",
    "name": "OrderAddress_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderReceipt_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "kind": "ScalarField",
      "name": "order_date"
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
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        }
      ]
    },
    {
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "shipping_address",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": (v0/*:: as any*/)
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
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "67062f86fe2ef715cd2a923ed1c451be";

export default node;
