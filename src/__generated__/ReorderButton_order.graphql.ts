/**
 * @generated SignedSource<<2a9162c62fd9fbe63ed95d62e1638d2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReorderButton_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly product: {
      readonly sku: string | null | undefined;
      readonly uid: string;
    } | null | undefined;
    readonly product_name: string | null | undefined;
    readonly quantity_ordered: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "ReorderButton_order";
};
export type ReorderButton_order$key = {
  readonly " $data"?: ReorderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReorderButton_order",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "product_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity_ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sku",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};

(node as any).hash = "f2911c14cd06379991a333c295254463";

export default node;
