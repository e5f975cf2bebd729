/**
 * @generated SignedSource<<bc15160388c7f4c441163f45cd53f5bf>>
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
    readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart">;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v5 = {
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
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
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
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CartTaxItem",
                "kind": "LinkedField",
                "name": "applied_taxes",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "grand_total",
                "plural": false,
                "selections": (v2/*:: as any*/),
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
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price_incl_tax",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      }
    ]
  },
  "params": {
    "cacheID": "c599a39661492f6bb3129267990e1197",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cart.is_virtual": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
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
        "cart.prices.applied_taxes.amount": (v4/*:: as any*/),
        "cart.prices.applied_taxes.amount.currency": (v5/*:: as any*/),
        "cart.prices.applied_taxes.amount.value": (v6/*:: as any*/),
        "cart.prices.applied_taxes.label": (v7/*:: as any*/),
        "cart.prices.discounts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Discount"
        },
        "cart.prices.discounts.amount": (v4/*:: as any*/),
        "cart.prices.discounts.amount.currency": (v5/*:: as any*/),
        "cart.prices.discounts.amount.value": (v6/*:: as any*/),
        "cart.prices.discounts.label": (v7/*:: as any*/),
        "cart.prices.grand_total": (v8/*:: as any*/),
        "cart.prices.grand_total.currency": (v5/*:: as any*/),
        "cart.prices.grand_total.value": (v6/*:: as any*/),
        "cart.prices.subtotal_excluding_tax": (v8/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.currency": (v5/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.value": (v6/*:: as any*/),
        "cart.prices.subtotal_including_tax": (v8/*:: as any*/),
        "cart.prices.subtotal_including_tax.currency": (v5/*:: as any*/),
        "cart.prices.subtotal_including_tax.value": (v6/*:: as any*/),
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
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax": (v4/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.currency": (v5/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.value": (v6/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax": (v4/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.currency": (v5/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.value": (v6/*:: as any*/)
      }
    },
    "name": "chargedCurrencyQuery",
    "operationKind": "query",
    "text": "query chargedCurrencyQuery{cart(cart_id:\"cart\"){id,...OrderTotals_cart}}fragment OrderTotals_cart on Cart{id,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "2e79f61bb9c608ad13ad686d88396298";

export default node;
