/**
 * @generated SignedSource<<aae38b22ba0ff3b8e1eb1a6904b706bd>>
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
  "name": "ReorderButton_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
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
          "name": "product_name"
        },
        {
          "kind": "ScalarField",
          "name": "quantity_ordered"
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
  "type": "CustomerOrder"
};

(node as any).hash = "f2911c14cd06379991a333c295254463";

export default node;
