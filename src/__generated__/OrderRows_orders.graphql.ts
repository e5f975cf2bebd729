/**
 * @generated SignedSource<<80f3df10c6d080e339acc3b4fcf0013c>>
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
  "metadata": null,
  "name": "OrderRows_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerOrder",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderRow_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrders",
  "abstractKey": null
};

(node as any).hash = "56e1bb34539e252f38eca626640d9b25";

export default node;
