/**
 * @generated SignedSource<<694fcc5b8249625c968dc4071ec89d95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RegistryGifts_registry$data = {
  readonly items: ReadonlyArray<{
    readonly note: string | null | undefined;
    readonly product: {
      readonly __typename: string;
      readonly name: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly stock_status: ProductStockStatus | null | undefined;
      readonly uid: string;
      readonly url_key: string | null | undefined;
      readonly url_suffix: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryPiece_product" | "needsChoices_product" | "productValue_product">;
    } | null | undefined;
    readonly quantity: number;
    readonly quantity_fulfilled: number;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "RegistryGifts_registry";
};
export type RegistryGifts_registry$key = {
  readonly " $data"?: RegistryGifts_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryGifts_registry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = {
  "kind": "ScalarField",
  "name": "sku"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegistryGifts_registry",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "quantity"
        },
        {
          "kind": "ScalarField",
          "name": "quantity_fulfilled"
        },
        {
          "kind": "ScalarField",
          "name": "note"
        },
        {
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "url_key"
            },
            {
              "kind": "ScalarField",
              "name": "url_suffix"
            },
            {
              "kind": "ScalarField",
              "name": "stock_status"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "needsChoices_product",
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "LinkedField",
                      "name": "options",
                      "plural": true,
                      "selections": [
                        (v0/*:: as any*/)
                      ]
                    }
                  ],
                  "type": "CustomizableProductInterface",
                  "abstractKey": "__isCustomizableProductInterface"
                }
              ],
              "argumentDefinitions": []
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "productValue_product",
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "concreteType": "PriceRange",
                  "kind": "LinkedField",
                  "name": "price_range",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "ProductPrice",
                      "kind": "LinkedField",
                      "name": "minimum_price",
                      "plural": false,
                      "selections": [
                        {
                          "concreteType": "Money",
                          "kind": "LinkedField",
                          "name": "final_price",
                          "plural": false,
                          "selections": [
                            {
                              "kind": "ScalarField",
                              "name": "value"
                            },
                            {
                              "kind": "ScalarField",
                              "name": "currency"
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
              ],
              "argumentDefinitions": []
            },
            {
              "kind": "FragmentSpread",
              "name": "RegistryPiece_product"
            }
          ]
        }
      ]
    }
  ],
  "type": "GiftRegistry"
};
})();

(node as any).hash = "9046cc1934b9964f06dc46aa175dedb4";

export default node;
