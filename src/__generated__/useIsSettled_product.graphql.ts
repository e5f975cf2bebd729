/**
 * @generated SignedSource<<1d945081f4286ed0c3763ff9d3e17a7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useIsSettled_product$data = {
  readonly __typename: string;
  readonly options?: ReadonlyArray<{
    readonly required: boolean | null | undefined;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "useIsSettled_product";
};
export type useIsSettled_product$key = {
  readonly " $data"?: useIsSettled_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIsSettled_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useIsSettled_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__typename"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uid"
            },
            {
              "kind": "ScalarField",
              "name": "required"
            }
          ]
        }
      ],
      "type": "CustomizableProductInterface",
      "abstractKey": "__isCustomizableProductInterface"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "2b2c0110cc9d839464a3a42350b26c27";

export default node;
