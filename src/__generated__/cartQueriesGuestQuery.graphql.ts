/**
 * @generated SignedSource<<a3590670113367d344672a065c9a0fc9>>
 * @relayHash 342b4e04cc677e4b1d6067680f81f5c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dea71e9a5fd8cda4c2612e697fb85f8947665a5707fbe0ebd69952e6c5b6a89

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cartQueriesGuestQuery$variables = {
  cartId: string;
};
export type cartQueriesGuestQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"journalLines_cart">;
  } | null | undefined;
};
export type cartQueriesGuestQuery = {
  response: cartQueriesGuestQuery$data;
  variables: cartQueriesGuestQuery$variables;
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
  "name": "quantity"
},
v7 = {
  "kind": "ScalarField",
  "name": "sku"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "value"
},
v10 = {
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
        (v9/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ]
},
v11 = [
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
      (v9/*:: as any*/)
    ]
  }
],
v12 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineChoices_option",
      "selections": (v11/*:: as any*/),
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v13 = {
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
v14 = {
  "concreteType": "SelectedBundleOptionValue",
  "kind": "LinkedField",
  "name": "values",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ]
},
v15 = {
  "concreteType": "DownloadableProductLinks",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    (v5/*:: as any*/)
  ]
},
v16 = [
  (v12/*:: as any*/)
],
v17 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": (v11/*:: as any*/)
},
v18 = [
  (v17/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "cartQueriesGuestQuery",
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
            "name": "journalLines_cart",
            "selections": [
              (v2/*:: as any*/),
              {
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
                      (v6/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      },
                      (v10/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "lineChoices_item",
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v12/*:: as any*/),
                              (v13/*:: as any*/)
                            ],
                            "type": "ConfigurableCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v12/*:: as any*/),
                              {
                                "concreteType": "SelectedBundleOption",
                                "kind": "LinkedField",
                                "name": "bundle_options",
                                "plural": true,
                                "selections": [
                                  (v14/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "BundleCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v12/*:: as any*/),
                              (v15/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cartQueriesGuestQuery",
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
                  (v6/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  },
                  (v10/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v17/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "type": "ConfigurableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "concreteType": "SelectedBundleOption",
                        "kind": "LinkedField",
                        "name": "bundle_options",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "BundleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v17/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "type": "DownloadableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v18/*:: as any*/),
                    "type": "SimpleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v18/*:: as any*/),
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
    "cacheID": "342b4e04cc677e4b1d6067680f81f5c0",
    "id": "2dea71e9a5fd8cda4c2612e697fb85f8947665a5707fbe0ebd69952e6c5b6a89",
    "metadata": {},
    "name": "cartQueriesGuestQuery",
    "operationKind": "query",
    "text": "query cartQueriesGuestQuery($cartId:String!){cart(cart_id:$cartId){id,...journalLines_cart}}fragment journalLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,sku,name,uid},prices{price_including_tax{value,currency}},...lineChoices_item}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}"
  }
};
})();

(node as any).hash = "3d9487dae423155a02508bbfa10bb8a1";

export default node;
