/**
 * @generated SignedSource<<388636308c7697960193585fa5df022f>>
 * @relayHash 3a5fca023b1c845ceb0e13484c724806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6095d4239bf6b80da1762f76b8f1cc14661f6b496d6412eb02f64a00b7175ce2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickupChoiceCartQuery$variables = {
  cartId: string;
};
export type PickupChoiceCartQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PickupChoice_cart">;
  } | null | undefined;
};
export type PickupChoiceCartQuery = {
  response: PickupChoiceCartQuery$data;
  variables: PickupChoiceCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "Literal",
    "name": "currentPage",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "uid"
},
v6 = {
  "kind": "ScalarField",
  "name": "sku"
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v9 = {
  "concreteType": "SelectedBundleOption",
  "kind": "LinkedField",
  "name": "bundle_options",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "concreteType": "SelectedBundleOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v5/*:: as any*/)
      ]
    }
  ]
},
v10 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v11 = {
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v10/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "PickupChoiceCartQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "PickupChoice_cart",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "collectedSkus_cart",
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": "collectable",
                    "args": (v3/*:: as any*/),
                    "concreteType": "CartItems",
                    "kind": "LinkedField",
                    "name": "itemsV2",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "kind": "LinkedField",
                                "name": "configured_variant",
                                "plural": false,
                                "selections": (v7/*:: as any*/)
                              }
                            ],
                            "type": "ConfigurableCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v9/*:: as any*/),
                              {
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "concreteType": "BundleItem",
                                        "kind": "LinkedField",
                                        "name": "items",
                                        "plural": true,
                                        "selections": [
                                          (v5/*:: as any*/),
                                          {
                                            "concreteType": "BundleItemOption",
                                            "kind": "LinkedField",
                                            "name": "options",
                                            "plural": true,
                                            "selections": [
                                              (v5/*:: as any*/),
                                              (v8/*:: as any*/)
                                            ]
                                          }
                                        ]
                                      }
                                    ],
                                    "type": "BundleProduct"
                                  }
                                ]
                              }
                            ],
                            "type": "BundleCartItem"
                          }
                        ]
                      }
                    ],
                    "storageKey": "itemsV2(currentPage:1,pageSize:100)"
                  }
                ],
                "argumentDefinitions": []
              }
            ],
            "argumentDefinitions": []
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PickupChoiceCartQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": "collectable",
            "args": (v3/*:: as any*/),
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "configured_variant",
                        "plural": false,
                        "selections": (v10/*:: as any*/)
                      }
                    ],
                    "type": "ConfigurableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "BundleItem",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "concreteType": "BundleItemOption",
                                    "kind": "LinkedField",
                                    "name": "options",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v11/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "BundleProduct"
                          }
                        ]
                      }
                    ],
                    "type": "BundleCartItem"
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "3a5fca023b1c845ceb0e13484c724806",
    "id": "6095d4239bf6b80da1762f76b8f1cc14661f6b496d6412eb02f64a00b7175ce2",
    "metadata": {},
    "name": "PickupChoiceCartQuery",
    "operationKind": "query",
    "text": "query PickupChoiceCartQuery($cartId:String!){cart(cart_id:$cartId){id,...PickupChoice_cart}}fragment PickupChoice_cart on Cart{id,...collectedSkus_cart}fragment collectedSkus_cart on Cart{id,collectable:itemsV2(pageSize:100,currentPage:1){items{__typename,uid,product{__typename,uid,sku},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}},...on BundleCartItem{bundle_options{uid,values{uid}},product{__typename,...on BundleProduct{uid,items{uid,options{uid,product{__typename,uid,sku}}}},uid}}}}}"
  }
};
})();

(node as any).hash = "ea5c0136b22ec585ccbcc7869271c3e2";

export default node;
