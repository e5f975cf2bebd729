/**
 * @generated SignedSource<<2ccaf6ff22f23c5b63306733657d7b39>>
 * @relayHash 2c781d11a632f53ae45cb8beaaad8836
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe1cda49179fe233fcb6a4925bcfa674dae8ebc376658e533c46efecd6b2f972

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type switchStoreCreditApplyMutation$variables = {
  cartId: string;
};
export type switchStoreCreditApplyMutation$data = {
  readonly applyStoreCreditToCart: {
    readonly cart: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_cart" | "PaymentMethods_cart" | "StoreCreditSwitch_cart">;
    };
  } | null | undefined;
};
export type switchStoreCreditApplyMutation = {
  response: switchStoreCreditApplyMutation$data;
  variables: switchStoreCreditApplyMutation$variables;
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
    "fields": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
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
v3 = {
  "kind": "ScalarField",
  "name": "value"
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "code"
},
v6 = {
  "kind": "ScalarField",
  "name": "title"
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = [
  (v7/*:: as any*/),
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v4/*:: as any*/)
  }
],
v9 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v10 = {
  "kind": "ScalarField",
  "name": "uid"
},
v11 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v12 = [
  (v5/*:: as any*/)
],
v13 = {
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
v14 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "concreteType": "SelectedCustomizableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ]
    }
  ]
},
v15 = [
  (v14/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "switchStoreCreditApplyMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyStoreCreditToCartOutput",
        "kind": "LinkedField",
        "name": "applyStoreCreditToCart",
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
                "name": "StoreCreditSwitch_cart"
              },
              {
                "kind": "FragmentSpread",
                "name": "PaymentMethods_cart"
              },
              {
                "kind": "FragmentSpread",
                "name": "OrderSummary_cart"
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
    "name": "switchStoreCreditApplyMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyStoreCreditToCartOutput",
        "kind": "LinkedField",
        "name": "applyStoreCreditToCart",
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
                "concreteType": "AppliedStoreCredit",
                "kind": "LinkedField",
                "name": "applied_store_credit",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "enabled"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "applied_balance",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "current_balance",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "is_virtual"
              },
              {
                "concreteType": "AvailablePaymentMethod",
                "kind": "LinkedField",
                "name": "available_payment_methods",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
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
                    "name": "grand_total",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_excluding_tax",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": (v8/*:: as any*/)
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "total_quantity"
              },
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "pageSize",
                    "value": 100
                  }
                ],
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
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "concreteType": "CartItemError",
                        "kind": "LinkedField",
                        "name": "errors",
                        "plural": true,
                        "selections": (v12/*:: as any*/)
                      },
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "name"
                          },
                          (v13/*:: as any*/),
                          (v10/*:: as any*/)
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
                            "name": "row_total",
                            "plural": false,
                            "selections": (v4/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "row_total_including_tax",
                            "plural": false,
                            "selections": (v4/*:: as any*/)
                          },
                          {
                            "concreteType": "FixedProductTax",
                            "kind": "LinkedField",
                            "name": "fixed_product_taxes",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": [
                                  (v3/*:: as any*/)
                                ]
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
                          (v14/*:: as any*/),
                          {
                            "concreteType": "SelectedConfigurableOption",
                            "kind": "LinkedField",
                            "name": "configurable_options",
                            "plural": true,
                            "selections": [
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
                              (v9/*:: as any*/),
                              (v13/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "ConfigurableCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "concreteType": "SelectedBundleOption",
                            "kind": "LinkedField",
                            "name": "bundle_options",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "concreteType": "SelectedBundleOptionValue",
                                "kind": "LinkedField",
                                "name": "values",
                                "plural": true,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v10/*:: as any*/)
                                ]
                              },
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "BundleCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "concreteType": "DownloadableProductLinks",
                            "kind": "LinkedField",
                            "name": "links",
                            "plural": true,
                            "selections": [
                              (v6/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "DownloadableCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v15/*:: as any*/),
                        "type": "SimpleCartItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v15/*:: as any*/),
                        "type": "VirtualCartItem"
                      }
                    ]
                  }
                ],
                "storageKey": "itemsV2(pageSize:100)"
              },
              {
                "concreteType": "AppliedCoupon",
                "kind": "LinkedField",
                "name": "applied_coupons",
                "plural": true,
                "selections": (v12/*:: as any*/)
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
                        "name": "price_excl_tax",
                        "plural": false,
                        "selections": (v4/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_incl_tax",
                        "plural": false,
                        "selections": (v4/*:: as any*/)
                      }
                    ]
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
    "cacheID": "2c781d11a632f53ae45cb8beaaad8836",
    "id": "fe1cda49179fe233fcb6a4925bcfa674dae8ebc376658e533c46efecd6b2f972",
    "metadata": {},
    "name": "switchStoreCreditApplyMutation",
    "operationKind": "mutation",
    "text": "mutation switchStoreCreditApplyMutation($cartId:String!){applyStoreCreditToCart(input:{cart_id:$cartId}){cart{id,...StoreCreditSwitch_cart,...PaymentMethods_cart,...OrderSummary_cart}}}fragment AdyenFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment CardFields_cart on Cart{id,is_virtual,prices{grand_total{value,currency}}}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment OrderLines_cart_3vB6if on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,errors{code},product{__typename,name,thumbnail{url},uid},prices{row_total{...moneyOf_money},row_total_including_tax{...moneyOf_money},fixed_product_taxes{label,amount{value}}},...lineWords_item,...on ConfigurableCartItem{configured_variant{__typename,thumbnail{url},uid}}}}}fragment OrderSummary_cart on Cart{id,total_quantity,prices{grand_total{...moneyOf_money}},...OrderLines_cart_3vB6if,...OrderTotals_cart,...CartFixedTaxes_cart}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PayPalFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title},...AdyenFields_cart,...CardFields_cart,...PayPalFields_cart}fragment StoreCreditSwitch_cart on Cart{id,applied_store_credit{enabled,applied_balance{value,...moneyOf_money},current_balance{value,...moneyOf_money}}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment moneyOf_money on Money{value,currency}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "f941e7774986e01e220f38834ccca07c";

export default node;
