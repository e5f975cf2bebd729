/**
 * @generated SignedSource<<967fa19a0e590867b54e271a2c705c3d>>
 * @relayHash e0efa460054781dce51ed8dc9538c0c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bd49c8c4fbce594afbb2f2f10f52d1501d77c6c9e56b868cc910fcb6a2405d9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type setGiftMessagesMutation$variables = {
  cartId: string;
  cartItems: ReadonlyArray<CartItemUpdateInput | null | undefined>;
};
export type setGiftMessagesMutation$data = {
  readonly updateCartItems: {
    readonly cart: {
      readonly id: string;
      readonly itemsV2: {
        readonly items: ReadonlyArray<{
          readonly uid: string;
          readonly " $fragmentSpreads": FragmentRefs<"giftMessageOf_item">;
        } | null | undefined>;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart">;
    };
  } | null | undefined;
};
export type setGiftMessagesMutation = {
  response: setGiftMessagesMutation$data;
  variables: setGiftMessagesMutation$variables;
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
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "message"
},
v7 = {
  "concreteType": "GiftMessage",
  "kind": "LinkedField",
  "name": "gift_message",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "to"
    },
    {
      "kind": "ScalarField",
      "name": "from"
    },
    (v6/*:: as any*/)
  ]
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "value"
},
v10 = {
  "kind": "ScalarField",
  "name": "label"
},
v11 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
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
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ]
    },
    (v10/*:: as any*/)
  ]
},
v12 = {
  "kind": "ScalarField",
  "name": "only_x_left_in_stock"
},
v13 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v14 = {
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
v15 = {
  "kind": "ScalarField",
  "name": "sku"
},
v16 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v17 = {
  "kind": "ScalarField",
  "name": "code"
},
v18 = [
  (v9/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v19 = [
  (v9/*:: as any*/)
],
v20 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v21 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v18/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "setGiftMessagesMutation",
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
                      (v4/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "giftMessageOf_item",
                        "selections": [
                          (v5/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": (v8/*:: as any*/),
                            "type": "SimpleCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v8/*:: as any*/),
                            "type": "ConfigurableCartItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v8/*:: as any*/),
                            "type": "BundleCartItem"
                          }
                        ],
                        "argumentDefinitions": []
                      }
                    ]
                  }
                ],
                "storageKey": "itemsV2(pageSize:100)"
              },
              {
                "kind": "FragmentSpread",
                "name": "CartContents_cart"
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setGiftMessagesMutation",
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
                      (v5/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItemInterface"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v7/*:: as any*/),
                          (v11/*:: as any*/)
                        ],
                        "type": "SimpleCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v7/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "configured_variant",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              (v4/*:: as any*/),
                              (v15/*:: as any*/)
                            ]
                          },
                          (v11/*:: as any*/),
                          {
                            "concreteType": "SelectedConfigurableOption",
                            "kind": "LinkedField",
                            "name": "configurable_options",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "configurable_product_option_value_uid"
                              },
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
                          (v7/*:: as any*/),
                          (v11/*:: as any*/),
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
                                  (v16/*:: as any*/),
                                  (v10/*:: as any*/)
                                ]
                              },
                              (v4/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "BundleCartItem"
                      },
                      {
                        "concreteType": "CartItemError",
                        "kind": "LinkedField",
                        "name": "errors",
                        "plural": true,
                        "selections": [
                          (v17/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      },
                      (v16/*:: as any*/),
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
                            "selections": (v18/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "price_including_tax",
                            "plural": false,
                            "selections": (v18/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total",
                            "plural": false,
                            "selections": (v18/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total_including_tax",
                            "plural": false,
                            "selections": (v18/*:: as any*/)
                          },
                          {
                            "concreteType": "FixedProductTax",
                            "kind": "LinkedField",
                            "name": "fixed_product_taxes",
                            "plural": true,
                            "selections": [
                              (v10/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "name"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "url_key"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "url_suffix"
                          },
                          (v14/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": (v20/*:: as any*/),
                            "type": "SimpleProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v20/*:: as any*/),
                            "type": "VirtualProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v20/*:: as any*/),
                            "type": "DownloadableProduct"
                          },
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v11/*:: as any*/),
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
                        "selections": [
                          (v11/*:: as any*/)
                        ],
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
                  (v17/*:: as any*/)
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
                        "selections": (v18/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_excl_tax",
                        "plural": false,
                        "selections": (v18/*:: as any*/)
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
                    "selections": (v18/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v18/*:: as any*/)
                  },
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v21/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "grand_total",
                    "plural": false,
                    "selections": (v18/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_with_discount_excluding_tax",
                    "plural": false,
                    "selections": (v19/*:: as any*/)
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "e0efa460054781dce51ed8dc9538c0c9",
    "id": "9bd49c8c4fbce594afbb2f2f10f52d1501d77c6c9e56b868cc910fcb6a2405d9",
    "metadata": {},
    "name": "setGiftMessagesMutation",
    "operationKind": "mutation",
    "text": "mutation setGiftMessagesMutation($cartId:String!,$cartItems:[CartItemUpdateInput]!){updateCartItems(input:{cart_id:$cartId,cart_items:$cartItems}){cart{id,itemsV2(pageSize:100){items{__typename,uid,...giftMessageOf_item}},...CartContents_cart}}}fragment CartAmount_money on Money{value,currency}fragment CartContents_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,errors{code},...CartLine_item}},...CartTotals_cart,...CartFixedTaxes_cart,...CartGrandTotal_cart,...MinimumOrderWords_cart,...CouponField_cart,...cartItems_cart}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,quantity,errors{code,message},prices{price{...CartAmount_money},price_including_tax{...CartAmount_money},row_total{value,currency,...CartAmount_money},row_total_including_tax{value,currency,...CartAmount_money},fixed_product_taxes{label,amount{value}}},product{__typename,sku,name,url_key,url_suffix,thumbnail{url},...on SimpleProduct{only_x_left_in_stock,stock_status},...on VirtualProduct{only_x_left_in_stock,stock_status},...on DownloadableProduct{only_x_left_in_stock,stock_status},uid},...on ConfigurableCartItem{configured_variant{__typename,only_x_left_in_stock,stock_status,thumbnail{url},uid}},...lineChoices_item,...lineWords_item}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{value,...CartAmount_money},price_incl_tax{value,...CartAmount_money}}}}fragment CouponField_cart on Cart{id,applied_coupons{code},...useLostCoupon_cart}fragment MinimumOrderWords_cart on Cart{id,prices{subtotal_excluding_tax{value,currency},subtotal_with_discount_excluding_tax{value},discounts{amount{value}},applied_taxes{amount{value}}}}fragment cartItems_cart on Cart{id,prices{grand_total{currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku,name},prices{price_including_tax{value}},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}}fragment giftMessageOf_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on SimpleCartItem{gift_message{to,from,message}},...on ConfigurableCartItem{gift_message{to,from,message}},...on BundleCartItem{gift_message{to,from,message}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "2b326f36a46d482d823a93b95eae4edf";

export default node;
