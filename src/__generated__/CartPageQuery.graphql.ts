/**
 * @generated SignedSource<<f1b142f8fb8731f72c36023b9f949481>>
 * @relayHash 01bf3a63853d28c551c12300f110f524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d8ce954671b307337497b990e170ec08be122e30ca06fbe7b6170e3adefe8e5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPageQuery$variables = {
  cartId: string;
};
export type CartPageQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly product: {
          readonly sku: string | null | undefined;
        };
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
    readonly prices: {
      readonly grand_total: {
        readonly value: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart" | "CartDelivery_cart" | "CartEstimate_cart" | "CartFreeShipping_cart" | "journalLines_cart" | "useCartQuantity_cart" | "useGoneLines_cart">;
  } | null | undefined;
  readonly cmsBlocks: {
    readonly items: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly identifier: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartFreeShipping_block">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type CartPageQuery = {
  response: CartPageQuery$data;
  variables: CartPageQuery$variables;
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
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "sku"
},
v6 = {
  "kind": "ScalarField",
  "name": "value"
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v10 = {
  "kind": "ScalarField",
  "name": "name"
},
v11 = [
  (v6/*:: as any*/),
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
            (v6/*:: as any*/)
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
            (v8/*:: as any*/),
            (v4/*:: as any*/),
            (v9/*:: as any*/),
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v10/*:: as any*/)
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
                (v8/*:: as any*/),
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
                          "selections": [
                            (v4/*:: as any*/),
                            (v9/*:: as any*/)
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
              "argumentDefinitions": ([]/*:: as any*/)
            }
          ]
        }
      ],
      "storageKey": "itemsV2(pageSize:100)"
    }
  ],
  "argumentDefinitions": ([]/*:: as any*/)
},
v20 = [
  {
    "kind": "Literal",
    "name": "identifiers",
    "value": [
      "product-delivery-note"
    ]
  }
],
v21 = {
  "kind": "ScalarField",
  "name": "identifier"
},
v22 = {
  "kind": "ScalarField",
  "name": "content"
},
v23 = {
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
v24 = {
  "kind": "ScalarField",
  "name": "only_x_left_in_stock"
},
v25 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v26 = [
  (v24/*:: as any*/),
  (v25/*:: as any*/)
],
v27 = {
  "kind": "ScalarField",
  "name": "code"
},
v28 = {
  "kind": "ScalarField",
  "name": "label"
},
v29 = {
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
        (v6/*:: as any*/),
        (v28/*:: as any*/)
      ]
    },
    (v28/*:: as any*/)
  ]
},
v30 = [
  (v29/*:: as any*/)
],
v31 = {
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
    "name": "CartPageQuery",
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
            "kind": "FragmentSpread",
            "name": "useCartQuantity_cart"
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
                  (v4/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
                    ]
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
                "selections": (v7/*:: as any*/)
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "CartContents_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartDelivery_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartEstimate_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartFreeShipping_cart"
          },
          (v19/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useGoneLines_cart",
            "selections": [
              (v2/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "argumentDefinitions": []
          }
        ]
      },
      {
        "args": (v20/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "concreteType": "CmsBlock",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "CartFreeShipping_block"
              }
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"product-delivery-note\"])"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartPageQuery",
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
            "kind": "ScalarField",
            "name": "total_quantity"
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
                  (v8/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v5/*:: as any*/),
                      (v4/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "url_key"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "url_suffix"
                      },
                      (v23/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v26/*:: as any*/),
                        "type": "SimpleProduct"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v26/*:: as any*/),
                        "type": "VirtualProduct"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v26/*:: as any*/),
                        "type": "DownloadableProduct"
                      }
                    ]
                  },
                  {
                    "concreteType": "CartItemError",
                    "kind": "LinkedField",
                    "name": "errors",
                    "plural": true,
                    "selections": [
                      (v27/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "message"
                      }
                    ]
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  (v9/*:: as any*/),
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
                          (v28/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v7/*:: as any*/)
                          }
                        ]
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
                          (v8/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v23/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      },
                      (v29/*:: as any*/),
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
                      (v29/*:: as any*/),
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
                              (v9/*:: as any*/),
                              (v28/*:: as any*/)
                            ]
                          },
                          (v4/*:: as any*/),
                          (v28/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "BundleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v29/*:: as any*/),
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
                    "selections": (v30/*:: as any*/),
                    "type": "SimpleCartItem"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v30/*:: as any*/),
                    "type": "VirtualCartItem"
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
                "selections": (v11/*:: as any*/)
              },
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
                  (v31/*:: as any*/),
                  (v28/*:: as any*/)
                ]
              },
              {
                "concreteType": "CartTaxItem",
                "kind": "LinkedField",
                "name": "applied_taxes",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  (v31/*:: as any*/)
                ]
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_with_discount_excluding_tax",
                "plural": false,
                "selections": (v7/*:: as any*/)
              }
            ]
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
              (v27/*:: as any*/)
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
              },
              (v8/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "email"
          }
        ]
      },
      {
        "args": (v20/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "concreteType": "CmsBlock",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"product-delivery-note\"])"
      }
    ]
  },
  "params": {
    "cacheID": "01bf3a63853d28c551c12300f110f524",
    "id": "2d8ce954671b307337497b990e170ec08be122e30ca06fbe7b6170e3adefe8e5",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": "query CartPageQuery($cartId:String!){cart(cart_id:$cartId){id,...useCartQuantity_cart,itemsV2(pageSize:100){items{__typename,uid,product{__typename,sku,uid}}},prices{grand_total{value}},...CartContents_cart,...CartDelivery_cart,...CartEstimate_cart,...CartFreeShipping_cart,...journalLines_cart,...useGoneLines_cart},cmsBlocks(identifiers:[\"product-delivery-note\"]){items{identifier,content,...CartFreeShipping_block}}}fragment CartAmount_money on Money{value,currency}fragment CartContents_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,errors{code},...CartLine_item}},...CartTotals_cart,...CartFixedTaxes_cart,...CartGrandTotal_cart,...MinimumOrderWords_cart,...CouponField_cart,...cartItems_cart}fragment CartDelivery_cart on Cart{is_virtual,shipping_addresses{selected_shipping_method{carrier_code,method_code}}}fragment CartEstimate_cart on Cart{id,email,is_virtual,total_quantity,prices{grand_total{value}},shipping_addresses{__typename}}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CartFreeShipping_block on CmsBlock{identifier,content}fragment CartFreeShipping_cart on Cart{...useFreeShipping_cart}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,quantity,errors{code,message},prices{price{...CartAmount_money},price_including_tax{...CartAmount_money},row_total{value,currency,...CartAmount_money},row_total_including_tax{value,currency,...CartAmount_money},fixed_product_taxes{label,amount{value}}},product{__typename,sku,name,url_key,url_suffix,thumbnail{url},...on SimpleProduct{only_x_left_in_stock,stock_status},...on VirtualProduct{only_x_left_in_stock,stock_status},...on DownloadableProduct{only_x_left_in_stock,stock_status},uid},...on ConfigurableCartItem{configured_variant{__typename,only_x_left_in_stock,stock_status,thumbnail{url},uid}},...lineChoices_item,...lineWords_item}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{value,...CartAmount_money},price_incl_tax{value,...CartAmount_money}}}}fragment CouponField_cart on Cart{id,applied_coupons{code},...useLostCoupon_cart}fragment MinimumOrderWords_cart on Cart{id,prices{subtotal_excluding_tax{value,currency},subtotal_with_discount_excluding_tax{value},discounts{amount{value}},applied_taxes{amount{value}}}}fragment cartItems_cart on Cart{id,prices{grand_total{currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku,name},prices{price_including_tax{value}},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}}fragment journalLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,sku,name,uid},prices{price_including_tax{value,currency}},...lineChoices_item}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment useCartQuantity_cart on Cart{id,total_quantity}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}fragment useGoneLines_cart on Cart{id,...journalLines_cart}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "81d465dc337e115cb56c6fa927dbfeef";

export default node;
