/**
 * @generated SignedSource<<726c8c3689970d94c4fdc3d3c8307e71>>
 * @relayHash 1ff0911a6cb01b0c106494e92be148cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33b7eeb0061390c439aafb9a611a4f791aaf283ebd2d5e0f2a3b86b0db101552

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cartQueriesOwnQuery$variables = Record<PropertyKey, never>;
export type cartQueriesOwnQuery$data = {
  readonly customerCart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"journalLines_cart">;
  };
};
export type cartQueriesOwnQuery = {
  response: cartQueriesOwnQuery$data;
  variables: cartQueriesOwnQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v5 = {
  "kind": "ScalarField",
  "name": "sku"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "value"
},
v8 = {
  "concreteType": "CartItemPrices",
  "kind": "LinkedField",
  "name": "prices",
  "plural": false,
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price_including_tax",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ]
},
v9 = [
  {
    "kind": "ScalarField",
    "name": "customizable_option_uid"
  },
  {
    "kind": "ScalarField",
    "name": "type"
  },
  {
    "concreteType": "SelectedCustomizableOptionValue",
    "kind": "LinkedField",
    "name": "values",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "customizable_option_value_uid"
      },
      (v7/*:: as any*/)
    ]
  }
],
v10 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineChoices_option",
      "selections": (v9/*:: as any*/),
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v11 = {
  "concreteType": "SelectedConfigurableOption",
  "kind": "LinkedField",
  "name": "configurable_options",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "configurable_product_option_value_uid"
    }
  ]
},
v12 = {
  "concreteType": "SelectedBundleOptionValue",
  "kind": "LinkedField",
  "name": "values",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ]
},
v13 = {
  "concreteType": "DownloadableProductLinks",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ]
},
v14 = [
  (v10/*:: as any*/)
],
v15 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": (v9/*:: as any*/)
},
v16 = [
  (v15/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "cartQueriesOwnQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "customerCart",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "journalLines_cart",
            "selections": [
              (v0/*:: as any*/),
              {
                "args": (v1/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      },
                      (v8/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "lineChoices_item",
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v10/*:: as any*/),
                              (v11/*:: as any*/)
                            ],
                            "type": "ConfigurableCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v10/*:: as any*/),
                              {
                                "concreteType": "SelectedBundleOption",
                                "kind": "LinkedField",
                                "name": "bundle_options",
                                "plural": true,
                                "selections": [
                                  (v12/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "BundleCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v10/*:: as any*/),
                              (v13/*:: as any*/)
                            ],
                            "type": "DownloadableCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v14/*:: as any*/),
                            "type": "SimpleCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v14/*:: as any*/),
                            "type": "VirtualCartItem"
                          }
                        ],
                        "argumentDefinitions": []
                      }
                    ]
                  }
                ],
                "storageKey": "itemsV2(pageSize:100)"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cartQueriesOwnQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "customerCart",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  },
                  (v8/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "type": "ConfigurableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "concreteType": "SelectedBundleOption",
                        "kind": "LinkedField",
                        "name": "bundle_options",
                        "plural": true,
                        "selections": [
                          (v12/*:: as any*/),
                          (v3/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "BundleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "type": "DownloadableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v16/*:: as any*/),
                    "type": "SimpleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v16/*:: as any*/),
                    "type": "VirtualCartItem"
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "1ff0911a6cb01b0c106494e92be148cf",
    "id": "33b7eeb0061390c439aafb9a611a4f791aaf283ebd2d5e0f2a3b86b0db101552",
    "metadata": {},
    "name": "cartQueriesOwnQuery",
    "operationKind": "query",
    "text": "query cartQueriesOwnQuery{customerCart{id,...journalLines_cart}}fragment journalLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,sku,name,uid},prices{price_including_tax{value,currency}},...lineChoices_item}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}"
  }
};
})();

(node as any).hash = "941c9e8acf78e203a7bda86bb187f1d6";

export default node;
