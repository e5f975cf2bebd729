/**
 * @generated SignedSource<<d43966657ca168aa9a81ea5daca5fd55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRow_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly product_name: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"boughtPicture_item">;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly order_date: string;
  readonly shipments: ReadonlyArray<{
    readonly number: string;
    readonly tracking: ReadonlyArray<{
      readonly number: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Tracking_tracking">;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly status: string;
  readonly total: {
    readonly grand_total: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderButton_order">;
  readonly " $fragmentType": "OrderRow_order";
};
export type OrderRow_order$key = {
  readonly " $data"?: OrderRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
},
v1 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderRow_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "order_date"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "product_name"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "boughtPicture_item",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "product_sku"
            },
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "concreteType": "ConfigurableVariant",
                      "kind": "LinkedField",
                      "name": "variants",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "SimpleProduct",
                          "kind": "LinkedField",
                          "name": "product",
                          "plural": false,
                          "selections": [
                            {
                              "kind": "ScalarField",
                              "name": "sku"
                            },
                            (v1/*:: as any*/)
                          ]
                        }
                      ]
                    }
                  ],
                  "type": "ConfigurableProduct"
                }
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "concreteType": "OrderTotal",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "moneyOf_money",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "value"
                },
                {
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ]
    },
    {
      "concreteType": "OrderShipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "concreteType": "ShipmentTracking",
          "kind": "LinkedField",
          "name": "tracking",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "Tracking_tracking"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ReorderButton_order"
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "c0c7ae2175cd77868ee223aba1becbd8";

export default node;
