/**
 * @generated SignedSource<<b679b7a964a9fc59836fa4b1b1dbf946>>
 * @relayHash 47d6cd516c63c8fc1eed89ed4252c7d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec181ac8f28683fb3e57782be61d34e08485df81a904e546fa5c9fe0cd83b64c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutUserInputErrorCodes = "INSUFFICIENT_STOCK" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "REORDER_NOT_AVAILABLE" | "UNDEFINED" | "%future added value";
export type useReorderMutation$variables = {
  number: string;
};
export type useReorderMutation$data = {
  readonly reorderItems: {
    readonly cart: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart" | "cartItems_cart" | "journalLines_cart" | "useCartQuantity_cart">;
    };
    readonly userInputErrors: ReadonlyArray<{
      readonly code: CheckoutUserInputErrorCodes;
      readonly message: string;
    } | null | undefined>;
  } | null | undefined;
};
export type useReorderMutation = {
  response: useReorderMutation$data;
  variables: useReorderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "orderNumber",
    "variableName": "number"
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
  "kind": "ScalarField",
  "name": "currency"
},
v11 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_including_tax",
  "plural": false,
  "selections": (v11/*:: as any*/)
},
v13 = {
  "kind": "ScalarField",
  "name": "customizable_option_uid"
},
v14 = {
  "kind": "ScalarField",
  "name": "type"
},
v15 = {
  "kind": "ScalarField",
  "name": "customizable_option_value_uid"
},
v16 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineChoices_option",
      "selections": [
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        {
          "concreteType": "SelectedCustomizableOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v15/*:: as any*/),
            (v9/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "configurable_product_option_value_uid"
},
v18 = [
  (v16/*:: as any*/)
],
v19 = [
  (v9/*:: as any*/)
],
v20 = {
  "kind": "ScalarField",
  "name": "code"
},
v21 = [
  (v20/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v22 = {
  "concreteType": "CheckoutUserInputError",
  "kind": "LinkedField",
  "name": "userInputErrors",
  "plural": true,
  "selections": (v21/*:: as any*/)
},
v23 = {
  "kind": "ScalarField",
  "name": "label"
},
v24 = {
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
v25 = {
  "kind": "ScalarField",
  "name": "only_x_left_in_stock"
},
v26 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v27 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/)
],
v28 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    {
      "concreteType": "SelectedCustomizableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v15/*:: as any*/),
        (v9/*:: as any*/),
        (v23/*:: as any*/)
      ]
    },
    (v23/*:: as any*/)
  ]
},
v29 = [
  (v28/*:: as any*/)
],
v30 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v11/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useReorderMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ReorderItemsOutput",
        "kind": "LinkedField",
        "name": "reorderItems",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "CartContents_cart"
              },
              {
                "kind": "FragmentSpread",
                "name": "useCartQuantity_cart"
              },
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
                          {
                            "concreteType": "CartItemPrices",
                            "kind": "LinkedField",
                            "name": "prices",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "lineChoices_item",
                            "selections": [
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v16/*:: as any*/),
                                  {
                                    "concreteType": "SelectedConfigurableOption",
                                    "kind": "LinkedField",
                                    "name": "configurable_options",
                                    "plural": true,
                                    "selections": [
                                      (v17/*:: as any*/)
                                    ]
                                  }
                                ],
                                "type": "ConfigurableCartItem"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v16/*:: as any*/),
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
                                          (v5/*:: as any*/),
                                          (v6/*:: as any*/)
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
                                  (v16/*:: as any*/),
                                  {
                                    "concreteType": "DownloadableProductLinks",
                                    "kind": "LinkedField",
                                    "name": "links",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/)
                                    ]
                                  }
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
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "cartItems_cart",
                "selections": [
                  (v2/*:: as any*/),
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
                        "selections": [
                          (v10/*:: as any*/)
                        ]
                      }
                    ]
                  },
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
                            ]
                          },
                          {
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
                                "selections": (v19/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "kind": "LinkedField",
                                "name": "configured_variant",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v7/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "ConfigurableCartItem"
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
          },
          (v22/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReorderMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ReorderItemsOutput",
        "kind": "LinkedField",
        "name": "reorderItems",
        "plural": false,
        "selections": [
          {
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
                      {
                        "concreteType": "CartItemError",
                        "kind": "LinkedField",
                        "name": "errors",
                        "plural": true,
                        "selections": (v21/*:: as any*/)
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItemInterface"
                      },
                      (v6/*:: as any*/),
                      {
                        "concreteType": "CartItemPrices",
                        "kind": "LinkedField",
                        "name": "prices",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "price",
                            "plural": false,
                            "selections": (v11/*:: as any*/)
                          },
                          (v12/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total",
                            "plural": false,
                            "selections": (v11/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total_including_tax",
                            "plural": false,
                            "selections": (v11/*:: as any*/)
                          },
                          {
                            "concreteType": "FixedProductTax",
                            "kind": "LinkedField",
                            "name": "fixed_product_taxes",
                            "plural": true,
                            "selections": [
                              (v23/*:: as any*/),
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": (v19/*:: as any*/)
                              }
                            ]
                          }
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "url_key"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "url_suffix"
                          },
                          (v24/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": (v27/*:: as any*/),
                            "type": "SimpleProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v27/*:: as any*/),
                            "type": "VirtualProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v27/*:: as any*/),
                            "type": "DownloadableProduct"
                          },
                          (v5/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "configured_variant",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v25/*:: as any*/),
                              (v26/*:: as any*/),
                              (v24/*:: as any*/),
                              (v5/*:: as any*/),
                              (v7/*:: as any*/)
                            ]
                          },
                          (v28/*:: as any*/),
                          {
                            "concreteType": "SelectedConfigurableOption",
                            "kind": "LinkedField",
                            "name": "configurable_options",
                            "plural": true,
                            "selections": [
                              (v17/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "option_label"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "value_label"
                              }
                            ]
                          }
                        ],
                        "type": "ConfigurableCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v28/*:: as any*/),
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
                                  (v5/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v23/*:: as any*/)
                                ]
                              },
                              (v5/*:: as any*/),
                              (v23/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "BundleCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v28/*:: as any*/),
                          {
                            "concreteType": "DownloadableProductLinks",
                            "kind": "LinkedField",
                            "name": "links",
                            "plural": true,
                            "selections": [
                              (v5/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "title"
                              }
                            ]
                          }
                        ],
                        "type": "DownloadableCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v29/*:: as any*/),
                        "type": "SimpleCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v29/*:: as any*/),
                        "type": "VirtualCartItem"
                      }
                    ]
                  }
                ],
                "storageKey": "itemsV2(pageSize:100)"
              },
              {
                "kind": "ScalarField",
                "name": "is_virtual"
              },
              {
                "concreteType": "AppliedCoupon",
                "kind": "LinkedField",
                "name": "applied_coupons",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/)
                ]
              },
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
                      {
                        "kind": "ScalarField",
                        "name": "carrier_code"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "method_code"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_incl_tax",
                        "plural": false,
                        "selections": (v11/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_excl_tax",
                        "plural": false,
                        "selections": (v11/*:: as any*/)
                      }
                    ]
                  }
                ]
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
                    "name": "subtotal_excluding_tax",
                    "plural": false,
                    "selections": (v11/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v11/*:: as any*/)
                  },
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": [
                      (v30/*:: as any*/),
                      (v23/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": [
                      (v23/*:: as any*/),
                      (v30/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "grand_total",
                    "plural": false,
                    "selections": (v11/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_with_discount_excluding_tax",
                    "plural": false,
                    "selections": (v19/*:: as any*/)
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "total_quantity"
              }
            ]
          },
          (v22/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "47d6cd516c63c8fc1eed89ed4252c7d6",
    "id": "ec181ac8f28683fb3e57782be61d34e08485df81a904e546fa5c9fe0cd83b64c",
    "metadata": {},
    "name": "useReorderMutation",
    "operationKind": "mutation",
    "text": "mutation useReorderMutation($number:String!){reorderItems(orderNumber:$number){cart{id,...CartContents_cart,...useCartQuantity_cart,...journalLines_cart,...cartItems_cart},userInputErrors{code,message}}}fragment CartAmount_money on Money{value,currency}fragment CartContents_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,errors{code},...CartLine_item}},...CartTotals_cart,...CartFixedTaxes_cart,...CartGrandTotal_cart,...MinimumOrderWords_cart,...CouponField_cart,...cartItems_cart}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,quantity,errors{code,message},prices{price{...CartAmount_money},price_including_tax{...CartAmount_money},row_total{value,currency,...CartAmount_money},row_total_including_tax{value,currency,...CartAmount_money},fixed_product_taxes{label,amount{value}}},product{__typename,sku,name,url_key,url_suffix,thumbnail{url},...on SimpleProduct{only_x_left_in_stock,stock_status},...on VirtualProduct{only_x_left_in_stock,stock_status},...on DownloadableProduct{only_x_left_in_stock,stock_status},uid},...on ConfigurableCartItem{configured_variant{__typename,only_x_left_in_stock,stock_status,thumbnail{url},uid}},...lineChoices_item,...lineWords_item}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{value,...CartAmount_money},price_incl_tax{value,...CartAmount_money}}}}fragment CouponField_cart on Cart{id,applied_coupons{code},...useLostCoupon_cart}fragment MinimumOrderWords_cart on Cart{id,prices{subtotal_excluding_tax{value,currency},subtotal_with_discount_excluding_tax{value},discounts{amount{value}},applied_taxes{amount{value}}}}fragment cartItems_cart on Cart{id,prices{grand_total{currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku,name},prices{price_including_tax{value}},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}}fragment journalLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,sku,name,uid},prices{price_including_tax{value,currency}},...lineChoices_item}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment useCartQuantity_cart on Cart{id,total_quantity}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "debb5ccb3ff77b334deecb3c6437be2b";

export default node;
