/**
 * @generated SignedSource<<dce098f8f676db57583123c12b5db35b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type chargedCurrencyQuery$variables = Record<PropertyKey, never>;
export type chargedCurrencyQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart" | "OrderTotals_cart">;
  } | null | undefined;
};
export type chargedCurrencyQuery = {
  response: chargedCurrencyQuery$data;
  variables: chargedCurrencyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "cart_id",
    "value": "cart"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
],
v6 = [
  (v2/*:: as any*/)
],
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v12 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "chargedCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "chargedCurrencyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedCoupon",
            "kind": "LinkedField",
            "name": "applied_coupons",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CartTaxItem",
                "kind": "LinkedField",
                "name": "applied_taxes",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "grand_total",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
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
                    "name": "price_excl_tax",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price_incl_tax",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
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
                        "selections": (v6/*:: as any*/),
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
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v6/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "cacheID": "c19222c159f9e4fc89679cb9c64aab97",
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
        "cart.applied_coupons.code": (v7/*:: as any*/),
        "cart.id": (v8/*:: as any*/),
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
        "cart.itemsV2.items.__typename": (v7/*:: as any*/),
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
        "cart.itemsV2.items.prices.fixed_product_taxes.amount": (v9/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.amount.value": (v10/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.label": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cart.itemsV2.items.prices.row_total": (v11/*:: as any*/),
        "cart.itemsV2.items.prices.row_total.value": (v10/*:: as any*/),
        "cart.itemsV2.items.quantity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Float"
        },
        "cart.itemsV2.items.uid": (v8/*:: as any*/),
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
        "cart.prices.applied_taxes.amount": (v11/*:: as any*/),
        "cart.prices.applied_taxes.amount.currency": (v12/*:: as any*/),
        "cart.prices.applied_taxes.amount.value": (v10/*:: as any*/),
        "cart.prices.applied_taxes.label": (v7/*:: as any*/),
        "cart.prices.discounts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Discount"
        },
        "cart.prices.discounts.amount": (v11/*:: as any*/),
        "cart.prices.discounts.amount.currency": (v12/*:: as any*/),
        "cart.prices.discounts.amount.value": (v10/*:: as any*/),
        "cart.prices.discounts.label": (v7/*:: as any*/),
        "cart.prices.grand_total": (v9/*:: as any*/),
        "cart.prices.grand_total.currency": (v12/*:: as any*/),
        "cart.prices.grand_total.value": (v10/*:: as any*/),
        "cart.prices.subtotal_excluding_tax": (v9/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.currency": (v12/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.value": (v10/*:: as any*/),
        "cart.prices.subtotal_including_tax": (v9/*:: as any*/),
        "cart.prices.subtotal_including_tax.currency": (v12/*:: as any*/),
        "cart.prices.subtotal_including_tax.value": (v10/*:: as any*/),
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
        "cart.shipping_addresses.selected_shipping_method.carrier_code": (v7/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.method_code": (v7/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax": (v11/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.currency": (v12/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.value": (v10/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax": (v11/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.currency": (v12/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.value": (v10/*:: as any*/)
      }
    },
    "name": "chargedCurrencyQuery",
    "operationKind": "query",
    "text": "query chargedCurrencyQuery{cart(cart_id:\"cart\"){id,...OrderTotals_cart,...CartFixedTaxes_cart}}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "6bd0d837fcdb200c64701f8e112779ee";

export default node;
