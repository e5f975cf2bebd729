/**
 * @generated SignedSource<<61cf0211deb7f5a2da47c47406856bfc>>
 * @relayHash 934c99d052a64f1eafa64ab84a14fc67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d5ee4f797d502acac087989f53fe010bab19cb41b7ecf14edbaf17c0e3d4e4b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartUserInputErrorType = "COULD_NOT_FIND_CART_ITEM" | "INSUFFICIENT_STOCK" | "INVALID_PARAMETER_VALUE" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "REQUIRED_PARAMETER_MISSING" | "UNDEFINED" | "%future added value";
export type CartItemUpdateInput = {
  cart_item_uid?: string | null | undefined;
  gift_message?: GiftMessageInput | null | undefined;
  quantity?: number | null | undefined;
};
export type GiftMessageInput = {
  from: string;
  message: string;
  to: string;
};
export type useUpdateCartItemsMutation$variables = {
  cartId: string;
  cartItems: ReadonlyArray<CartItemUpdateInput | null | undefined>;
  hasErrors: boolean;
};
export type useUpdateCartItemsMutation$data = {
  readonly updateCartItems: {
    readonly cart: {
      readonly id: string;
      readonly itemsV2: {
        readonly items: ReadonlyArray<{
          readonly quantity: number;
          readonly uid: string;
        } | null | undefined>;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart" | "journalLines_cart" | "useCartQuantity_cart">;
    };
    readonly errors?: ReadonlyArray<{
      readonly code: CartUserInputErrorType;
      readonly message: string;
    } | null | undefined>;
  } | null | undefined;
};
export type useUpdateCartItemsMutation = {
  response: useUpdateCartItemsMutation$data;
  variables: useUpdateCartItemsMutation$variables;
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
    "name": "cartItems"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasErrors"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "cart_items",
        "variableName": "cartItems"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
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
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "sku"
},
v9 = {
  "kind": "ScalarField",
  "name": "name"
},
v10 = {
  "kind": "ScalarField",
  "name": "value"
},
v11 = [
  (v10/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
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
            (v10/*:: as any*/)
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
v19 = {
  "kind": "ScalarField",
  "name": "code"
},
v20 = [
  (v19/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v21 = {
  "condition": "hasErrors",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "concreteType": "CartUserInputError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": (v20/*:: as any*/)
    }
  ]
},
v22 = {
  "kind": "ScalarField",
  "name": "label"
},
v23 = [
  (v10/*:: as any*/)
],
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
        (v10/*:: as any*/),
        (v22/*:: as any*/)
      ]
    },
    (v22/*:: as any*/)
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
    "name": "useUpdateCartItemsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCartItemsOutput",
        "kind": "LinkedField",
        "name": "updateCartItems",
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
                    "selections": (v6/*:: as any*/)
                  }
                ],
                "storageKey": "itemsV2(pageSize:100)"
              },
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
                          (v7/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/)
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
                              (v7/*:: as any*/),
                              (v4/*:: as any*/),
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
                                        "selections": (v6/*:: as any*/)
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
                                      (v4/*:: as any*/)
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
              }
            ]
          },
          (v21/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateCartItemsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCartItemsOutput",
        "kind": "LinkedField",
        "name": "updateCartItems",
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
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "concreteType": "CartItemError",
                        "kind": "LinkedField",
                        "name": "errors",
                        "plural": true,
                        "selections": (v20/*:: as any*/)
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItemInterface"
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
                              (v22/*:: as any*/),
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": (v23/*:: as any*/)
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
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
                          (v4/*:: as any*/)
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
                              (v7/*:: as any*/),
                              (v25/*:: as any*/),
                              (v26/*:: as any*/),
                              (v24/*:: as any*/),
                              (v4/*:: as any*/),
                              (v8/*:: as any*/)
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
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v22/*:: as any*/)
                                ]
                              },
                              (v4/*:: as any*/),
                              (v22/*:: as any*/)
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
                              (v4/*:: as any*/),
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
                  (v19/*:: as any*/)
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
                      (v22/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/),
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
                    "selections": (v23/*:: as any*/)
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "total_quantity"
              }
            ]
          },
          (v21/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "934c99d052a64f1eafa64ab84a14fc67",
    "id": "0d5ee4f797d502acac087989f53fe010bab19cb41b7ecf14edbaf17c0e3d4e4b",
    "metadata": {},
    "name": "useUpdateCartItemsMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateCartItemsMutation($cartId:String!,$cartItems:[CartItemUpdateInput]!,$hasErrors:Boolean!){updateCartItems(input:{cart_id:$cartId,cart_items:$cartItems}){cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity}},...CartContents_cart,...useCartQuantity_cart,...journalLines_cart},errors@include(if:$hasErrors){code,message}}}fragment CartAmount_money on Money{value,currency}fragment CartContents_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,errors{code},...CartLine_item}},...CartTotals_cart,...CartFixedTaxes_cart,...CartGrandTotal_cart,...MinimumOrderWords_cart,...CouponField_cart,...cartItems_cart}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,quantity,errors{code,message},prices{price{...CartAmount_money},price_including_tax{...CartAmount_money},row_total{value,currency,...CartAmount_money},row_total_including_tax{value,currency,...CartAmount_money},fixed_product_taxes{label,amount{value}}},product{__typename,sku,name,url_key,url_suffix,thumbnail{url},...on SimpleProduct{only_x_left_in_stock,stock_status},...on VirtualProduct{only_x_left_in_stock,stock_status},...on DownloadableProduct{only_x_left_in_stock,stock_status},uid},...on ConfigurableCartItem{configured_variant{__typename,only_x_left_in_stock,stock_status,thumbnail{url},uid}},...lineChoices_item,...lineWords_item}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{value,...CartAmount_money},price_incl_tax{value,...CartAmount_money}}}}fragment CouponField_cart on Cart{id,applied_coupons{code},...useLostCoupon_cart}fragment MinimumOrderWords_cart on Cart{id,prices{subtotal_excluding_tax{value,currency},subtotal_with_discount_excluding_tax{value},discounts{amount{value}},applied_taxes{amount{value}}}}fragment cartItems_cart on Cart{id,prices{grand_total{currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku,name},prices{price_including_tax{value}},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}}fragment journalLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,sku,name,uid},prices{price_including_tax{value,currency}},...lineChoices_item}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment useCartQuantity_cart on Cart{id,total_quantity}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "52c22c118699f9b8e5c44a84f159edf0";

export default node;
