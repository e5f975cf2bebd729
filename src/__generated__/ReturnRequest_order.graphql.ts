/**
 * @generated SignedSource<<35e505f8bb5881a5f33a44a7a2e5f8a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnRequest_order$data = {
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"returnablePieces_order">;
  readonly " $fragmentType": "ReturnRequest_order";
};
export type ReturnRequest_order$key = {
  readonly " $data"?: ReturnRequest_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnRequest_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "number"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "label"
  },
  {
    "kind": "ScalarField",
    "name": "value"
  }
],
v3 = {
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
},
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnRequest_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "returnablePieces_order",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "LinkedField",
          "name": "items_eligible_for_return",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "product_name"
            },
            {
              "kind": "ScalarField",
              "name": "quantity_shipped"
            },
            {
              "concreteType": "OrderItemOption",
              "kind": "LinkedField",
              "name": "selected_options",
              "plural": true,
              "selections": (v2/*:: as any*/)
            },
            {
              "concreteType": "OrderItemOption",
              "kind": "LinkedField",
              "name": "entered_options",
              "plural": true,
              "selections": (v2/*:: as any*/)
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
                    (v3/*:: as any*/),
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
                                (v3/*:: as any*/)
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
          "args": [
            {
              "kind": "Literal",
              "name": "pageSize",
              "value": 50
            }
          ],
          "concreteType": "Returns",
          "kind": "LinkedField",
          "name": "returns",
          "plural": false,
          "selections": [
            {
              "concreteType": "Return",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "concreteType": "ReturnItem",
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "request_quantity"
                    },
                    {
                      "kind": "LinkedField",
                      "name": "order_item",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/)
                      ]
                    }
                  ]
                }
              ]
            }
          ],
          "storageKey": "returns(pageSize:50)"
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "25a6ac2942a9c8251f7e29efbe4763fc";

export default node;
