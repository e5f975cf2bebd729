/**
 * @generated SignedSource<<e4e8405a1640bd0353ab1c5fb1f00d42>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
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
  "name": "OrderDetail_order",
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
      "name": "order_date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "concreteType": "OrderPaymentMethod",
      "kind": "LinkedField",
      "name": "payment_methods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "KeyValue",
          "kind": "LinkedField",
          "name": "additional_data",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesCommentItem",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderComments_comments"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderShipments_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDocuments_order"
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};
})();

(node as any).hash = "fe10addeba75db099b72176a54bfd960";

export default node;
