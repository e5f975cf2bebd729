/**
 * @generated SignedSource<<cf2d83ee2afd913fc6771525ca208342>>
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "OrderAddress_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReceipt_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order_date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping_method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderPaymentMethod",
      "kind": "LinkedField",
      "name": "payment_methods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "shipping_address",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCollectedAt_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderedItems_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderedTotals_order"
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};
})();

(node as any).hash = "aec30e2619d1d93300b59c4a6e04997a";

export default node;
