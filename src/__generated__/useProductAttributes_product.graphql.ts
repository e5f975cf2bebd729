/**
 * @generated SignedSource<<82d508f9f9123c79e0d295c73581d63a>>
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
  "metadata": null,
  "name": "useProductAttributes_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCustomAttributes",
      "kind": "LinkedField",
      "name": "custom_attributesV2",
      "plural": false,
      "selections": [
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
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        }
      ],
      "type": "SimpleProduct",
      "abstractKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "3ed53317401d59dd7738698093075c3f";

export default node;
