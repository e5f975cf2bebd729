/**
 * @generated SignedSource<<44c058de8768f6e264de5dc669827d69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type sumLabelsQuery$variables = {
  hasGiftCards?: boolean | null | undefined;
  hasRewardPoints?: boolean | null | undefined;
  hasStoreCredit?: boolean | null | undefined;
};
export type sumLabelsQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart" | "CartGrandTotal_cart" | "CartTotals_cart" | "OrderTotals_cart">;
  } | null | undefined;
  readonly guestOrderByToken: {
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order" | "OrderedTotals_order">;
  };
};
export type sumLabelsQuery = {
  response: sumLabelsQuery$data;
  variables: sumLabelsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": true,
  "kind": "LocalArgument",
  "name": "hasGiftCards"
},
v1 = {
  "defaultValue": true,
  "kind": "LocalArgument",
  "name": "hasRewardPoints"
},
v2 = {
  "defaultValue": true,
  "kind": "LocalArgument",
  "name": "hasStoreCredit"
},
v3 = [
  {
    "kind": "Literal",
    "name": "cart_id",
    "value": "cart"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "kind": "Literal",
    "name": "input",
    "value": {
      "token": "order"
    }
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/),
  (v10/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "grand_total",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = [
  (v8/*:: as any*/)
],
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
},
v19 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v21 = {
  "enumValues": [
    "AFN",
    "ALL",
    "AZN",
    "DZD",
    "AOA",
    "ARS",
    "AMD",
    "AWG",
    "AUD",
    "BSD",
    "BHD",
    "BDT",
    "BBD",
    "BYN",
    "BZD",
    "BMD",
    "BTN",
    "BOB",
    "BAM",
    "BWP",
    "BRL",
    "GBP",
    "BND",
    "BGN",
    "BUK",
    "BIF",
    "KHR",
    "CAD",
    "CVE",
    "CZK",
    "KYD",
    "GQE",
    "CLP",
    "CNY",
    "COP",
    "KMF",
    "CDF",
    "CRC",
    "HRK",
    "CUP",
    "DKK",
    "DJF",
    "DOP",
    "XCD",
    "EGP",
    "SVC",
    "ERN",
    "EEK",
    "ETB",
    "EUR",
    "FKP",
    "FJD",
    "GMD",
    "GEK",
    "GEL",
    "GHS",
    "GIP",
    "GTQ",
    "GNF",
    "GYD",
    "HTG",
    "HNL",
    "HKD",
    "HUF",
    "ISK",
    "INR",
    "IDR",
    "IRR",
    "IQD",
    "ILS",
    "JMD",
    "JPY",
    "JOD",
    "KZT",
    "KES",
    "KWD",
    "KGS",
    "LAK",
    "LVL",
    "LBP",
    "LSL",
    "LRD",
    "LYD",
    "LTL",
    "MOP",
    "MKD",
    "MGA",
    "MWK",
    "MYR",
    "MVR",
    "LSM",
    "MRO",
    "MUR",
    "MXN",
    "MDL",
    "MNT",
    "MAD",
    "MZN",
    "MMK",
    "NAD",
    "NPR",
    "ANG",
    "YTL",
    "NZD",
    "NIC",
    "NGN",
    "KPW",
    "NOK",
    "OMR",
    "PKR",
    "PAB",
    "PGK",
    "PYG",
    "PEN",
    "PHP",
    "PLN",
    "QAR",
    "RHD",
    "RON",
    "RUB",
    "RWF",
    "SHP",
    "STD",
    "SAR",
    "RSD",
    "SCR",
    "SLL",
    "SGD",
    "SKK",
    "SBD",
    "SOS",
    "ZAR",
    "KRW",
    "LKR",
    "SDG",
    "SRD",
    "SZL",
    "SEK",
    "CHF",
    "SYP",
    "TWD",
    "TJS",
    "TZS",
    "THB",
    "TOP",
    "TTD",
    "TND",
    "TMM",
    "USD",
    "UGX",
    "UAH",
    "AED",
    "UYU",
    "UZS",
    "VUV",
    "VEB",
    "VEF",
    "VND",
    "CHE",
    "CHW",
    "XOF",
    "WST",
    "YER",
    "ZMK",
    "ZWD",
    "TRY",
    "AZM",
    "ROL",
    "TRL",
    "XPF"
  ],
  "nullable": true,
  "plural": false,
  "type": "CurrencyEnum"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "Discount"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "sumLabelsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartTotals_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartGrandTotal_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderTotals_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartFixedTaxes_cart"
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderedTotals_order"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderPayments_order"
          }
        ],
        "storageKey": "guestOrderByToken(input:{\"token\":\"order\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "sumLabelsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "is_virtual",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedCoupon",
            "kind": "LinkedField",
            "name": "applied_coupons",
            "plural": true,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingCartAddress",
            "kind": "LinkedField",
            "name": "shipping_addresses",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SelectedShippingMethod",
                "kind": "LinkedField",
                "name": "selected_shipping_method",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "carrier_code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "method_code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price_incl_tax",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price_excl_tax",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CartPrices",
            "kind": "LinkedField",
            "name": "prices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_excluding_tax",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CartTaxItem",
                "kind": "LinkedField",
                "name": "applied_taxes",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
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
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uid",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartItemPrices",
                    "kind": "LinkedField",
                    "name": "prices",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "row_total",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v15/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAddress",
            "kind": "LinkedField",
            "name": "shipping_address",
            "plural": false,
            "selections": [
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderTotal",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "total_tax",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShippingHandling",
                "kind": "LinkedField",
                "name": "shipping_handling",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount_excluding_tax",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount_including_tax",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "hasStoreCredit",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total_store_credit",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "hasRewardPoints",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total_reward_points",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          },
          {
            "condition": "hasGiftCards",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ApplyGiftCardToOrder",
                "kind": "LinkedField",
                "name": "applied_gift_cards",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "applied_balance",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": "guestOrderByToken(input:{\"token\":\"order\"})"
      }
    ]
  },
  "params": {
    "cacheID": "8d93f60c071bf9b21d42fa1d4917ca12",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.applied_coupons": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AppliedCoupon"
        },
        "cart.applied_coupons.code": (v16/*:: as any*/),
        "cart.id": (v17/*:: as any*/),
        "cart.is_virtual": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cart.itemsV2": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartItems"
        },
        "cart.itemsV2.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CartItemInterface"
        },
        "cart.itemsV2.items.__typename": (v16/*:: as any*/),
        "cart.itemsV2.items.prices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartItemPrices"
        },
        "cart.itemsV2.items.prices.fixed_product_taxes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "FixedProductTax"
        },
        "cart.itemsV2.items.prices.fixed_product_taxes.amount": (v18/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.amount.value": (v19/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.label": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cart.itemsV2.items.prices.row_total": (v20/*:: as any*/),
        "cart.itemsV2.items.prices.row_total.value": (v19/*:: as any*/),
        "cart.itemsV2.items.quantity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Float"
        },
        "cart.itemsV2.items.uid": (v17/*:: as any*/),
        "cart.prices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartPrices"
        },
        "cart.prices.applied_taxes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CartTaxItem"
        },
        "cart.prices.applied_taxes.amount": (v20/*:: as any*/),
        "cart.prices.applied_taxes.amount.currency": (v21/*:: as any*/),
        "cart.prices.applied_taxes.amount.value": (v19/*:: as any*/),
        "cart.prices.applied_taxes.label": (v16/*:: as any*/),
        "cart.prices.discounts": (v22/*:: as any*/),
        "cart.prices.discounts.amount": (v20/*:: as any*/),
        "cart.prices.discounts.amount.currency": (v21/*:: as any*/),
        "cart.prices.discounts.amount.value": (v19/*:: as any*/),
        "cart.prices.discounts.label": (v16/*:: as any*/),
        "cart.prices.grand_total": (v18/*:: as any*/),
        "cart.prices.grand_total.currency": (v21/*:: as any*/),
        "cart.prices.grand_total.value": (v19/*:: as any*/),
        "cart.prices.subtotal_excluding_tax": (v18/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.currency": (v21/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.value": (v19/*:: as any*/),
        "cart.prices.subtotal_including_tax": (v18/*:: as any*/),
        "cart.prices.subtotal_including_tax.currency": (v21/*:: as any*/),
        "cart.prices.subtotal_including_tax.value": (v19/*:: as any*/),
        "cart.shipping_addresses": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ShippingCartAddress"
        },
        "cart.shipping_addresses.selected_shipping_method": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SelectedShippingMethod"
        },
        "cart.shipping_addresses.selected_shipping_method.carrier_code": (v16/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.method_code": (v16/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax": (v20/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.currency": (v21/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.value": (v19/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax": (v20/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.currency": (v21/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.value": (v19/*:: as any*/),
        "guestOrderByToken": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CustomerOrder"
        },
        "guestOrderByToken.applied_gift_cards": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ApplyGiftCardToOrder"
        },
        "guestOrderByToken.applied_gift_cards.applied_balance": (v20/*:: as any*/),
        "guestOrderByToken.applied_gift_cards.applied_balance.currency": (v21/*:: as any*/),
        "guestOrderByToken.applied_gift_cards.applied_balance.value": (v19/*:: as any*/),
        "guestOrderByToken.applied_gift_cards.code": (v16/*:: as any*/),
        "guestOrderByToken.number": (v16/*:: as any*/),
        "guestOrderByToken.shipping_address": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "OrderAddress"
        },
        "guestOrderByToken.shipping_address.__typename": (v16/*:: as any*/),
        "guestOrderByToken.total": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "OrderTotal"
        },
        "guestOrderByToken.total.discounts": (v22/*:: as any*/),
        "guestOrderByToken.total.discounts.amount": (v20/*:: as any*/),
        "guestOrderByToken.total.discounts.amount.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.discounts.amount.value": (v19/*:: as any*/),
        "guestOrderByToken.total.discounts.label": (v16/*:: as any*/),
        "guestOrderByToken.total.grand_total": (v20/*:: as any*/),
        "guestOrderByToken.total.grand_total.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.grand_total.value": (v19/*:: as any*/),
        "guestOrderByToken.total.shipping_handling": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ShippingHandling"
        },
        "guestOrderByToken.total.shipping_handling.amount_excluding_tax": (v18/*:: as any*/),
        "guestOrderByToken.total.shipping_handling.amount_excluding_tax.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.shipping_handling.amount_excluding_tax.value": (v19/*:: as any*/),
        "guestOrderByToken.total.shipping_handling.amount_including_tax": (v18/*:: as any*/),
        "guestOrderByToken.total.shipping_handling.amount_including_tax.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.shipping_handling.amount_including_tax.value": (v19/*:: as any*/),
        "guestOrderByToken.total.subtotal": (v20/*:: as any*/),
        "guestOrderByToken.total.subtotal.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.subtotal.value": (v19/*:: as any*/),
        "guestOrderByToken.total.total_reward_points": (v18/*:: as any*/),
        "guestOrderByToken.total.total_reward_points.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.total_reward_points.value": (v19/*:: as any*/),
        "guestOrderByToken.total.total_store_credit": (v18/*:: as any*/),
        "guestOrderByToken.total.total_store_credit.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.total_store_credit.value": (v19/*:: as any*/),
        "guestOrderByToken.total.total_tax": (v20/*:: as any*/),
        "guestOrderByToken.total.total_tax.currency": (v21/*:: as any*/),
        "guestOrderByToken.total.total_tax.value": (v19/*:: as any*/)
      }
    },
    "name": "sumLabelsQuery",
    "operationKind": "query",
    "text": "query sumLabelsQuery($hasGiftCards:Boolean=true,$hasStoreCredit:Boolean=true,$hasRewardPoints:Boolean=true){cart(cart_id:\"cart\"){id,...CartTotals_cart,...CartGrandTotal_cart,...OrderTotals_cart,...CartFixedTaxes_cart},guestOrderByToken(input:{token:\"order\"}){number,...OrderedTotals_order,...OrderPayments_order}}fragment CartAmount_money on Money{value,currency}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{value,...CartAmount_money},price_incl_tax{value,...CartAmount_money}}}}fragment OrderPayments_order on CustomerOrder{applied_gift_cards@include(if:$hasGiftCards){code,applied_balance{...moneyOf_money}},total{total_store_credit@include(if:$hasStoreCredit){value,...moneyOf_money},total_reward_points@include(if:$hasRewardPoints){value,...moneyOf_money}}}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment OrderedTotals_order on CustomerOrder{number,shipping_address{__typename},total{subtotal{...moneyOf_money},grand_total{...moneyOf_money},discounts{label,amount{...moneyOf_money}},total_tax{...moneyOf_money},shipping_handling{amount_excluding_tax{...moneyOf_money},amount_including_tax{...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "b090eb04bddfdf917ba5d47a2a2bd7fa";

export default node;
