/**
 * @generated SignedSource<<dffa3da13b3b597c0695c0bc7ab725bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useProductAttributes_product$data = {
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly selected_options?: ReadonlyArray<{
        readonly label: string;
      } | null | undefined>;
      readonly value?: string;
    } | null | undefined>;
  } | null | undefined;
  readonly weight?: number | null | undefined;
  readonly " $fragmentType": "useProductAttributes_product";
};
export type useProductAttributes_product$key = {
  readonly " $data"?: useProductAttributes_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductAttributes_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useProductAttributes_product",
  "selections": [
    {
      "concreteType": "ProductCustomAttributes",
      "kind": "LinkedField",
      "name": "custom_attributesV2",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "items",
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
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "weight"
        }
      ],
      "type": "SimpleProduct"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "3ed53317401d59dd7738698093075c3f";

export default node;
