/**
 * @generated SignedSource<<9f14b3a8f431540a93d4fae204e729be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReturnItemStatus = "APPROVED" | "AUTHORIZED" | "DENIED" | "PENDING" | "RECEIVED" | "REJECTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReturnItems_return$data = {
  readonly items: ReadonlyArray<{
    readonly custom_attributesV2: ReadonlyArray<{
      readonly code: string;
      readonly selected_options?: ReadonlyArray<{
        readonly label: string;
      } | null | undefined>;
      readonly value?: string;
    } | null | undefined> | null | undefined;
    readonly order_item: {
      readonly id: string;
      readonly product_name: string | null | undefined;
    };
    readonly quantity: number;
    readonly request_quantity: number;
    readonly status: ReturnItemStatus;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "ReturnItems_return";
};
export type ReturnItems_return$key = {
  readonly " $data"?: ReturnItems_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnItems_return">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnItems_return",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "ReturnItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "status"
        },
        {
          "kind": "ScalarField",
          "name": "request_quantity"
        },
        {
          "kind": "ScalarField",
          "name": "quantity"
        },
        {
          "kind": "LinkedField",
          "name": "order_item",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "product_name"
            }
          ]
        },
        {
          "kind": "LinkedField",
          "name": "custom_attributesV2",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "value"
                }
              ],
              "type": "AttributeValue"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "selected_options",
                  "plural": true,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "label"
                    }
                  ]
                }
              ],
              "type": "AttributeSelectedOptions"
            }
          ]
        }
      ]
    }
  ],
  "type": "Return"
};
})();

(node as any).hash = "3c50548738eb7f655ce355b339380790";

export default node;
