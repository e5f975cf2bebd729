/**
 * @generated SignedSource<<c19b62648564bfca646fd89b3599a959>>
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
  "metadata": null,
  "name": "useIsSettled_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
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
              "name": "required",
              "storageKey": null
            }
          ],
          "storageKey": null
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
