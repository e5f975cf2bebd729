/**
 * @generated SignedSource<<d70c3b3855a72d3709a3ab2149b0d0ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useVariants_product$data = {
  readonly configurable_options: ReadonlyArray<{
    readonly attribute_code: string | null | undefined;
    readonly label: string | null | undefined;
    readonly position: number | null | undefined;
    readonly uid: string;
    readonly values: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly swatch_data: {
        readonly __typename: string;
        readonly thumbnail?: string | null | undefined;
        readonly value: string | null | undefined;
      } | null | undefined;
      readonly uid: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly product: {
      readonly price_range: {
        readonly minimum_price: {
          readonly final_price: {
            readonly value: number | null | undefined;
          };
        };
      };
      readonly stock_status: ProductStockStatus | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"useProductAttributes_product" | "useProductOffer_product" | "useProductPhotos_product">;
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "useVariants_product";
};
export type useVariants_product$key = {
  readonly " $data"?: useVariants_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariants_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "label"
},
v2 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useVariants_product",
  "selections": [
    {
      "concreteType": "ConfigurableProductOptions",
      "kind": "LinkedField",
      "name": "configurable_options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "attribute_code"
        },
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "position"
        },
        {
          "concreteType": "ConfigurableProductOptionsValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "LinkedField",
              "name": "swatch_data",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "__typename"
                },
                (v2/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "thumbnail"
                    }
                  ],
                  "type": "ImageSwatchData"
                }
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "ConfigurableVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "concreteType": "ConfigurableAttributeOption",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        {
          "concreteType": "SimpleProduct",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "stock_status"
            },
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
                        (v2/*:: as any*/)
                      ]
                    }
                  ]
                }
              ]
            },
            {
              "kind": "FragmentSpread",
              "name": "useProductPhotos_product"
            },
            {
              "kind": "FragmentSpread",
              "name": "useProductOffer_product"
            },
            {
              "kind": "FragmentSpread",
              "name": "useProductAttributes_product"
            }
          ]
        }
      ]
    }
  ],
  "type": "ConfigurableProduct"
};
})();

(node as any).hash = "2d12c37328bba5af19f079309ef1d555";

export default node;
