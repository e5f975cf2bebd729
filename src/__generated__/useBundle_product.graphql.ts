/**
 * @generated SignedSource<<ce3973e4d7820b09810aedaa4e383422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PriceTypeEnum = "DYNAMIC" | "FIXED" | "PERCENT" | "%future added value";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useBundle_product$data = {
  readonly dynamic_price: boolean | null | undefined;
  readonly items: ReadonlyArray<{
    readonly options: ReadonlyArray<{
      readonly can_change_quantity: boolean | null | undefined;
      readonly is_default: boolean | null | undefined;
      readonly label: string | null | undefined;
      readonly position: number | null | undefined;
      readonly price: number | null | undefined;
      readonly price_type: PriceTypeEnum | null | undefined;
      readonly product: {
        readonly price_range: {
          readonly minimum_price: {
            readonly final_price: {
              readonly value: number | null | undefined;
            };
            readonly regular_price: {
              readonly value: number | null | undefined;
            };
          };
        };
        readonly price_tiers: ReadonlyArray<{
          readonly discount: {
            readonly percent_off: number | null | undefined;
          } | null | undefined;
          readonly quantity: number | null | undefined;
        } | null | undefined> | null | undefined;
        readonly stock_status: ProductStockStatus | null | undefined;
        readonly uid: string;
      } | null | undefined;
      readonly quantity: number | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly position: number | null | undefined;
    readonly required: boolean | null | undefined;
    readonly title: string | null | undefined;
    readonly type: string | null | undefined;
    readonly uid: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly price_range: {
    readonly minimum_price: {
      readonly final_price: {
        readonly value: number | null | undefined;
      };
    };
  };
  readonly price_tiers: ReadonlyArray<{
    readonly discount: {
      readonly percent_off: number | null | undefined;
    } | null | undefined;
    readonly quantity: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly special_price: number | null | undefined;
  readonly " $fragmentType": "useBundle_product";
};
export type useBundle_product$key = {
  readonly " $data"?: useBundle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBundle_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v1 = {
  "concreteType": "TierPrice",
  "kind": "LinkedField",
  "name": "price_tiers",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "ProductDiscount",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "percent_off"
        }
      ]
    }
  ]
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "value"
  }
],
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "position"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useBundle_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "dynamic_price"
    },
    {
      "kind": "ScalarField",
      "name": "special_price"
    },
    (v1/*:: as any*/),
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
            (v3/*:: as any*/)
          ]
        }
      ]
    },
    {
      "concreteType": "BundleItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "kind": "ScalarField",
          "name": "required"
        },
        (v5/*:: as any*/),
        {
          "concreteType": "BundleItemOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "label"
            },
            (v5/*:: as any*/),
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "is_default"
            },
            {
              "kind": "ScalarField",
              "name": "can_change_quantity"
            },
            {
              "kind": "ScalarField",
              "name": "price"
            },
            {
              "kind": "ScalarField",
              "name": "price_type"
            },
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
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
                        (v3/*:: as any*/),
                        {
                          "concreteType": "Money",
                          "kind": "LinkedField",
                          "name": "regular_price",
                          "plural": false,
                          "selections": (v2/*:: as any*/)
                        }
                      ]
                    }
                  ]
                },
                (v1/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "BundleProduct"
};
})();

(node as any).hash = "8e80a536012654b860e87e0a5d5cbee2";

export default node;
