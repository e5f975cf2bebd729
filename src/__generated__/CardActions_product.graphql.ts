/**
 * @generated SignedSource<<89f18036efc460d88d93aa0cb0a1384a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CardActions_product$data = {
  readonly __typename: string;
  readonly options?: ReadonlyArray<{
    readonly required: boolean | null | undefined;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QuickAdd_product" | "QuickLook_product" | "SaveOnCard_product">;
  readonly " $fragmentType": "CardActions_product";
};
export type CardActions_product$key = {
  readonly " $data"?: CardActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardActions_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock_status",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickAdd_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickLook_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveOnCard_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "d69f30debc7331f426e5dfb5690a1b6b";

export default node;
