/**
 * @generated SignedSource<<66980f280397600674006f59cadbc9eb>>
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
  readonly " $fragmentSpreads": FragmentRefs<"QuickAdd_product" | "QuickLook_product" | "SaveOnCard_product" | "productValue_product">;
  readonly " $fragmentType": "CardActions_product";
};
export type CardActions_product$key = {
  readonly " $data"?: CardActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_product">;
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
            (v0/*:: as any*/),
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "productValue_product",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceRange",
          "kind": "LinkedField",
          "name": "price_range",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductPrice",
              "kind": "LinkedField",
              "name": "minimum_price",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "final_price",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "currency",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "dcaeecd2e623b87d46bd3c7258b98a10";

export default node;
