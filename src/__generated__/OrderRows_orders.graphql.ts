/**
 * @generated SignedSource<<a1193c6e0dda4efc8735ed298cff38db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRows_orders$data = {
  readonly items: ReadonlyArray<{
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
  } | null | undefined>;
  readonly " $fragmentType": "OrderRows_orders";
};
export type OrderRows_orders$key = {
  readonly " $data"?: OrderRows_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRows_orders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderRows_orders",
  "selections": [
    {
      "concreteType": "CustomerOrder",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "number"
        },
        {
          "kind": "FragmentSpread",
          "name": "OrderRow_order"
        }
      ]
    }
  ],
  "type": "CustomerOrders"
};

(node as any).hash = "56e1bb34539e252f38eca626640d9b25";

export default node;
