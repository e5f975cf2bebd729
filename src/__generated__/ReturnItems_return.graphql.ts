/**
 * @generated SignedSource<<86cb07ff89115f1527a77f80616d12db>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnItems_return",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "request_quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "order_item",
          "plural": false,
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "custom_attributesV2",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "type": "AttributeValue",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "selected_options",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "label",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "AttributeSelectedOptions",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Return",
  "abstractKey": null
};
})();

(node as any).hash = "3c50548738eb7f655ce355b339380790";

export default node;
