/**
 * @generated SignedSource<<87e3f1ae508799d636f78f8229f91b6b>>
 * @relayHash 1b0263f4eed81c5413c534428b17bf8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18adfa5d9d64cbedb3e2ce8672996c33f665d827c7e61470446e717be01b4f51

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutPageQuery$variables = {
  cartId: string;
  isCustomer: boolean;
};
export type CheckoutPageQuery$data = {
  readonly cart: {
    readonly available_payment_methods: ReadonlyArray<{
      readonly code: string;
    } | null | undefined> | null | undefined;
    readonly id: string;
    readonly is_virtual: boolean;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
    readonly prices: {
      readonly grand_total: {
        readonly value: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly total_quantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart" | "PickupChoice_cart" | "useGoneLines_cart">;
  } | null | undefined;
  readonly storeConfig: {
    readonly is_guest_checkout_enabled: boolean | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_query">;
};
export type CheckoutPageQuery = {
  response: CheckoutPageQuery$data;
  variables: CheckoutPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isCustomer"
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
v3 = {
  "kind": "ScalarField",
  "name": "total_quantity"
},
v4 = {
  "kind": "ScalarField",
  "name": "is_virtual"
},
v5 = {
  "kind": "ScalarField",
  "name": "code"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "kind": "Literal",
  "name": "pageSize",
  "value": 100
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "uid"
},
v10 = [
  (v9/*:: as any*/)
],
v11 = {
  "kind": "ScalarField",
  "name": "value"
},
v12 = [
  (v11/*:: as any*/)
],
v13 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v14 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v15 = {
  "kind": "ScalarField",
  "name": "sku"
},
v16 = {
  "kind": "ScalarField",
  "name": "name"
},
v17 = [
  (v11/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v18 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_including_tax",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v19 = {
  "kind": "ScalarField",
  "name": "customizable_option_uid"
},
v20 = {
  "kind": "ScalarField",
  "name": "type"
},
v21 = {
  "kind": "ScalarField",
  "name": "customizable_option_value_uid"
},
v22 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineChoices_option",
      "selections": [
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        {
          "concreteType": "SelectedCustomizableOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v21/*:: as any*/),
            (v11/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v23 = {
  "kind": "ScalarField",
  "name": "configurable_product_option_value_uid"
},
v24 = [
  (v22/*:: as any*/)
],
v25 = [
  {
    "kind": "Literal",
    "name": "currentPage",
    "value": 1
  },
  (v7/*:: as any*/)
],
v26 = [
  (v9/*:: as any*/),
  (v15/*:: as any*/)
],
v27 = {
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v26/*:: as any*/)
},
v28 = {
  "concreteType": "SelectedBundleOption",
  "kind": "LinkedField",
  "name": "bundle_options",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "concreteType": "SelectedBundleOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": (v10/*:: as any*/)
    }
  ]
},
v29 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v30 = {
  "kind": "ScalarField",
  "name": "is_guest_checkout_enabled"
},
v31 = {
  "kind": "ScalarField",
  "name": "title"
},
v32 = {
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
v33 = {
  "kind": "ScalarField",
  "name": "label"
},
v34 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    {
      "concreteType": "SelectedCustomizableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v11/*:: as any*/),
        (v33/*:: as any*/)
      ]
    },
    (v33/*:: as any*/)
  ]
},
v35 = [
  (v34/*:: as any*/)
],
v36 = [
  (v33/*:: as any*/),
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v17/*:: as any*/)
  }
],
v37 = {
  "kind": "ScalarField",
  "name": "email"
},
v38 = {
  "kind": "ScalarField",
  "name": "carrier_code"
},
v39 = {
  "kind": "ScalarField",
  "name": "method_code"
},
v40 = {
  "kind": "ScalarField",
  "name": "carrier_title"
},
v41 = {
  "kind": "ScalarField",
  "name": "method_title"
},
v42 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_excl_tax",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v43 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_incl_tax",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v44 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v45 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v46 = {
  "kind": "ScalarField",
  "name": "company"
},
v47 = {
  "kind": "ScalarField",
  "name": "street"
},
v48 = {
  "kind": "ScalarField",
  "name": "city"
},
v49 = {
  "kind": "ScalarField",
  "name": "region_id"
},
v50 = {
  "concreteType": "CartAddressRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    (v49/*:: as any*/),
    (v5/*:: as any*/),
    (v33/*:: as any*/)
  ]
},
v51 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v52 = {
  "concreteType": "CartAddressCountry",
  "kind": "LinkedField",
  "name": "country",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v53 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v54 = [
  (v13/*:: as any*/),
  (v9/*:: as any*/),
  (v15/*:: as any*/)
],
v55 = {
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v54/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CheckoutPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "AvailablePaymentMethod",
            "kind": "LinkedField",
            "name": "available_payment_methods",
            "plural": true,
            "selections": (v6/*:: as any*/)
          },
          {
            "args": (v8/*:: as any*/),
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": (v10/*:: as any*/)
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          },
          {
            "concreteType": "CartPrices",
            "kind": "LinkedField",
            "name": "prices",
            "plural": false,
            "selections": [
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "grand_total",
                "plural": false,
                "selections": (v12/*:: as any*/)
              }
            ]
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useGoneLines_cart",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "journalLines_cart",
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": (v8/*:: as any*/),
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
                          (v13/*:: as any*/),
                          (v9/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v15/*:: as any*/),
                              (v16/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "CartItemPrices",
                            "kind": "LinkedField",
                            "name": "prices",
                            "plural": false,
                            "selections": [
                              (v18/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "lineChoices_item",
                            "selections": [
                              (v13/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v22/*:: as any*/),
                                  {
                                    "concreteType": "SelectedConfigurableOption",
                                    "kind": "LinkedField",
                                    "name": "configurable_options",
                                    "plural": true,
                                    "selections": [
                                      (v23/*:: as any*/)
                                    ]
                                  }
                                ],
                                "type": "ConfigurableCartItem"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v22/*:: as any*/),
                                  {
                                    "concreteType": "SelectedBundleOption",
                                    "kind": "LinkedField",
                                    "name": "bundle_options",
                                    "plural": true,
                                    "selections": [
                                      {
                                        "concreteType": "SelectedBundleOptionValue",
                                        "kind": "LinkedField",
                                        "name": "values",
                                        "plural": true,
                                        "selections": [
                                          (v9/*:: as any*/),
                                          (v14/*:: as any*/)
                                        ]
                                      }
                                    ]
                                  }
                                ],
                                "type": "BundleCartItem"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v22/*:: as any*/),
                                  {
                                    "concreteType": "DownloadableProductLinks",
                                    "kind": "LinkedField",
                                    "name": "links",
                                    "plural": true,
                                    "selections": (v10/*:: as any*/)
                                  }
                                ],
                                "type": "DownloadableCartItem"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v24/*:: as any*/),
                                "type": "SimpleCartItem"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v24/*:: as any*/),
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
            ],
            "argumentDefinitions": []
          },
          {
            "kind": "FragmentSpread",
            "name": "CheckoutForm_cart"
          },
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
                    "args": (v25/*:: as any*/),
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
                          (v13/*:: as any*/),
                          (v9/*:: as any*/),
                          (v27/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "kind": "LinkedField",
                                "name": "configured_variant",
                                "plural": false,
                                "selections": (v26/*:: as any*/)
                              }
                            ],
                            "type": "ConfigurableCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v28/*:: as any*/),
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
                                          (v9/*:: as any*/),
                                          {
                                            "concreteType": "BundleItemOption",
                                            "kind": "LinkedField",
                                            "name": "options",
                                            "plural": true,
                                            "selections": [
                                              (v9/*:: as any*/),
                                              (v27/*:: as any*/)
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
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v29/*:: as any*/),
          (v30/*:: as any*/)
        ]
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "isCustomer",
            "variableName": "isCustomer"
          }
        ],
        "kind": "FragmentSpread",
        "name": "CheckoutForm_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckoutPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "AvailablePaymentMethod",
            "kind": "LinkedField",
            "name": "available_payment_methods",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v31/*:: as any*/)
            ]
          },
          {
            "args": (v8/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v9/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v9/*:: as any*/),
                      (v32/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CartItemPrices",
                    "kind": "LinkedField",
                    "name": "prices",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "row_total",
                        "plural": false,
                        "selections": (v17/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "row_total_including_tax",
                        "plural": false,
                        "selections": (v17/*:: as any*/)
                      },
                      {
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          (v33/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v12/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v34/*:: as any*/),
                      {
                        "concreteType": "SelectedConfigurableOption",
                        "kind": "LinkedField",
                        "name": "configurable_options",
                        "plural": true,
                        "selections": [
                          (v23/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "option_label"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "value_label"
                          }
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "configured_variant",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v32/*:: as any*/),
                          (v9/*:: as any*/),
                          (v15/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "ConfigurableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v34/*:: as any*/),
                      {
                        "concreteType": "SelectedBundleOption",
                        "kind": "LinkedField",
                        "name": "bundle_options",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "SelectedBundleOptionValue",
                            "kind": "LinkedField",
                            "name": "values",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              (v14/*:: as any*/),
                              (v33/*:: as any*/)
                            ]
                          },
                          (v9/*:: as any*/),
                          (v33/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "BundleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v34/*:: as any*/),
                      {
                        "concreteType": "DownloadableProductLinks",
                        "kind": "LinkedField",
                        "name": "links",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v31/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "DownloadableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v35/*:: as any*/),
                    "type": "SimpleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v35/*:: as any*/),
                    "type": "VirtualCartItem"
                  },
                  {
                    "concreteType": "CartItemError",
                    "kind": "LinkedField",
                    "name": "errors",
                    "plural": true,
                    "selections": (v6/*:: as any*/)
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          },
          {
            "concreteType": "CartPrices",
            "kind": "LinkedField",
            "name": "prices",
            "plural": false,
            "selections": [
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "grand_total",
                "plural": false,
                "selections": (v17/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_with_discount_excluding_tax",
                "plural": false,
                "selections": (v12/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_excluding_tax",
                "plural": false,
                "selections": (v17/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": (v17/*:: as any*/)
              },
              {
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": (v36/*:: as any*/)
              },
              {
                "concreteType": "CartTaxItem",
                "kind": "LinkedField",
                "name": "applied_taxes",
                "plural": true,
                "selections": (v36/*:: as any*/)
              }
            ]
          },
          (v37/*:: as any*/),
          {
            "concreteType": "ShippingCartAddress",
            "kind": "LinkedField",
            "name": "shipping_addresses",
            "plural": true,
            "selections": [
              {
                "concreteType": "SelectedShippingMethod",
                "kind": "LinkedField",
                "name": "selected_shipping_method",
                "plural": false,
                "selections": [
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "customer_notes"
              },
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "pickup_location_code"
              },
              {
                "concreteType": "AvailableShippingMethod",
                "kind": "LinkedField",
                "name": "available_shipping_methods",
                "plural": true,
                "selections": [
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "available"
                  },
                  (v42/*:: as any*/),
                  (v43/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "BillingCartAddress",
            "kind": "LinkedField",
            "name": "billing_address",
            "plural": false,
            "selections": [
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "vat_id"
              },
              {
                "kind": "ScalarField",
                "name": "fax"
              }
            ]
          },
          {
            "concreteType": "SelectedPaymentMethod",
            "kind": "LinkedField",
            "name": "selected_payment_method",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "purchase_order_number"
              }
            ]
          },
          {
            "concreteType": "AppliedCoupon",
            "kind": "LinkedField",
            "name": "applied_coupons",
            "plural": true,
            "selections": (v6/*:: as any*/)
          },
          {
            "alias": "collectable",
            "args": (v25/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v9/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "configured_variant",
                        "plural": false,
                        "selections": (v54/*:: as any*/)
                      }
                    ],
                    "type": "ConfigurableCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v28/*:: as any*/),
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
                                  (v9/*:: as any*/),
                                  {
                                    "concreteType": "BundleItemOption",
                                    "kind": "LinkedField",
                                    "name": "options",
                                    "plural": true,
                                    "selections": [
                                      (v9/*:: as any*/),
                                      (v55/*:: as any*/)
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
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "braintree_cc_vault_active"
          },
          {
            "kind": "ScalarField",
            "name": "braintree_3dsecure_verify_3dsecure"
          },
          {
            "kind": "ScalarField",
            "name": "braintree_3dsecure_always_request_3ds"
          },
          {
            "kind": "ScalarField",
            "name": "braintree_3dsecure_threshold_amount"
          },
          {
            "kind": "ScalarField",
            "name": "braintree_3dsecure_allowspecific"
          },
          {
            "kind": "ScalarField",
            "name": "braintree_3dsecure_specificcountry"
          },
          {
            "kind": "ScalarField",
            "name": "braintree_paypal_vault_active"
          },
          {
            "kind": "ScalarField",
            "name": "default_country"
          },
          {
            "kind": "ScalarField",
            "name": "countries_with_required_region"
          },
          {
            "kind": "ScalarField",
            "name": "optional_zip_countries"
          }
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "full_name_locale"
          },
          {
            "concreteType": "Region",
            "kind": "LinkedField",
            "name": "available_regions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v16/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "CheckoutAgreement",
        "kind": "LinkedField",
        "name": "checkoutAgreements",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "agreement_id"
          },
          {
            "kind": "ScalarField",
            "name": "mode"
          },
          (v16/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "checkbox_text"
          }
        ]
      },
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v37/*:: as any*/),
              {
                "concreteType": "CustomerAddress",
                "kind": "LinkedField",
                "name": "addresses",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "default_shipping"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "default_billing"
                  },
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  {
                    "concreteType": "CustomerAddressRegion",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      (v49/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "region"
                      }
                    ]
                  },
                  (v51/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "country_code"
                  },
                  (v53/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "1b0263f4eed81c5413c534428b17bf8e",
    "id": "18adfa5d9d64cbedb3e2ce8672996c33f665d827c7e61470446e717be01b4f51",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": "query CheckoutPageQuery($cartId:String!,$isCustomer:Boolean!){cart(cart_id:$cartId){id,total_quantity,is_virtual,available_payment_methods{code},itemsV2(pageSize:100){items{__typename,uid}},...useGoneLines_cart,prices{grand_total{value}},...CheckoutForm_cart,...PickupChoice_cart},storeConfig{store_code,is_guest_checkout_enabled},...CheckoutForm_query_BeFVD}fragment AdyenFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment AgreementField_agreement on CheckoutAgreement{agreement_id,name,checkbox_text,mode}fragment CardFields_cart on Cart{id,is_virtual,prices{grand_total{value,currency}}}fragment CardFields_storeConfig on StoreConfig{braintree_cc_vault_active,...bankCheck_storeConfig}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CheckoutForm_cart on Cart{id,email,is_virtual,itemsV2(pageSize:100){items{__typename,uid,product{__typename,uid,sku}}},shipping_addresses{selected_shipping_method{carrier_code,method_code},customer_notes,...cartAddress_address},billing_address{...cartAddress_billing},selected_payment_method{code,purchase_order_number},...CheckoutSteps_cart}fragment CheckoutForm_query_BeFVD on Query{customer@include(if:$isCustomer){email,...addressBook_customer},countries{...addressCountries_country},checkoutAgreements{agreement_id,mode},...CheckoutSteps_query,storeConfig{store_code,default_country,...addressCountries_storeConfig}}fragment CheckoutSteps_cart on Cart{id,prices{subtotal_with_discount_excluding_tax{value}},...DeliveryStep_cart,...PaymentStep_cart,...OrderSummary_cart,...cartItems_cart,...useLostCoupon_cart}fragment CheckoutSteps_query on Query{...PaymentStep_query}fragment DeliveryStep_cart on Cart{id,...FinishedSteps_cart,...ShippingMethods_cart}fragment FinishedSteps_cart on Cart{id,shipping_addresses{selected_shipping_method{carrier_code,method_code,carrier_title,method_title}}}fragment OrderLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,errors{code},product{__typename,name,uid},prices{row_total{...moneyOf_money},row_total_including_tax{...moneyOf_money},fixed_product_taxes{label,amount{value}}},...lineWords_item}}}fragment OrderLines_cart_3vB6if on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,errors{code},product{__typename,name,thumbnail{url},uid},prices{row_total{...moneyOf_money},row_total_including_tax{...moneyOf_money},fixed_product_taxes{label,amount{value}}},...lineWords_item,...on ConfigurableCartItem{configured_variant{__typename,thumbnail{url},uid}}}}}fragment OrderReview_cart on Cart{id,...OrderLines_cart,...OrderTotals_cart,...CartFixedTaxes_cart}fragment OrderSummary_cart on Cart{id,total_quantity,prices{grand_total{...moneyOf_money}},...OrderLines_cart_3vB6if,...OrderTotals_cart,...CartFixedTaxes_cart}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PayPalFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment PayPalFields_storeConfig on StoreConfig{braintree_paypal_vault_active}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title},...AdyenFields_cart,...CardFields_cart,...PayPalFields_cart}fragment PaymentMethods_storeConfig on StoreConfig{...CardFields_storeConfig,...PayPalFields_storeConfig}fragment PaymentStep_cart on Cart{id,...FinishedSteps_cart,...PaymentMethods_cart,...OrderReview_cart}fragment PaymentStep_query on Query{checkoutAgreements{agreement_id,...AgreementField_agreement},storeConfig{store_code,...PaymentMethods_storeConfig}}fragment PickupChoice_cart on Cart{id,...collectedSkus_cart}fragment ShippingMethods_cart on Cart{id,shipping_addresses{available_shipping_methods{carrier_code,method_code,carrier_title,method_title,available,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}},selected_shipping_method{carrier_code,method_code}}}fragment addressBook_customer on Customer{addresses{id,default_shipping,default_billing,firstname,lastname,company,street,city,region{region_id,region},postcode,country_code,telephone}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}fragment bankCheck_storeConfig on StoreConfig{braintree_3dsecure_verify_3dsecure,braintree_3dsecure_always_request_3ds,braintree_3dsecure_threshold_amount,braintree_3dsecure_allowspecific,braintree_3dsecure_specificcountry}fragment cartAddress_address on ShippingCartAddress{firstname,lastname,company,street,city,region{region_id,code,label},postcode,country{code},telephone,pickup_location_code}fragment cartAddress_billing on BillingCartAddress{firstname,lastname,company,street,city,region{region_id,code,label},postcode,country{code},telephone,vat_id,fax}fragment cartItems_cart on Cart{id,prices{grand_total{currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku,name},prices{price_including_tax{value}},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}}fragment collectedSkus_cart on Cart{id,collectable:itemsV2(pageSize:100,currentPage:1){items{__typename,uid,product{__typename,uid,sku},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}},...on BundleCartItem{bundle_options{uid,values{uid}},product{__typename,...on BundleProduct{uid,items{uid,options{uid,product{__typename,uid,sku}}}},uid}}}}}fragment journalLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,sku,name,uid},prices{price_including_tax{value,currency}},...lineChoices_item}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment moneyOf_money on Money{value,currency}fragment useGoneLines_cart on Cart{id,...journalLines_cart}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "c12564f64c9581cf5d13c95b43391f74";

export default node;
