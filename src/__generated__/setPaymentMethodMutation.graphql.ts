/**
 * @generated SignedSource<<a9385acb4c1667e24c641deeb13ba1b7>>
 * @relayHash 342c56bf46bea60770486635aade0bea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 454428d28a148a1e18d31bafa0c04eefb546acc3c96551bbc76ecff692d15d60

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentMethodInput = {
  adyen_additional_data_cc?: AdyenAdditionalDataCc | null | undefined;
  braintree?: BraintreeInput | null | undefined;
  braintree_cc_vault?: BraintreeCcVaultInput | null | undefined;
  braintree_paypal?: BraintreeInput | null | undefined;
  braintree_paypal_vault?: BraintreeVaultInput | null | undefined;
  code: string;
  mollie_applepay_payment_token?: string | null | undefined;
  paypal_express?: PaypalExpressInput | null | undefined;
  purchase_order_number?: string | null | undefined;
};
export type AdyenAdditionalDataCc = {
  returnUrl?: string | null | undefined;
  stateData?: string | null | undefined;
};
export type BraintreeInput = {
  device_data?: string | null | undefined;
  is_active_payment_token_enabler: boolean;
  payment_method_nonce: string;
};
export type BraintreeCcVaultInput = {
  device_data?: string | null | undefined;
  public_hash: string;
};
export type BraintreeVaultInput = {
  device_data?: string | null | undefined;
  public_hash: string;
};
export type PaypalExpressInput = {
  payer_id: string;
  token: string;
};
export type setPaymentMethodMutation$variables = {
  cartId: string;
  paymentMethod: PaymentMethodInput;
};
export type setPaymentMethodMutation$data = {
  readonly setPaymentMethodOnCart: {
    readonly cart: {
      readonly id: string;
      readonly selected_payment_method: {
        readonly code: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart" | "PaymentMethods_cart">;
    };
  } | null | undefined;
};
export type setPaymentMethodMutation = {
  response: setPaymentMethodMutation$data;
  variables: setPaymentMethodMutation$variables;
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
    "name": "paymentMethod"
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
        "name": "payment_method",
        "variableName": "paymentMethod"
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
  "name": "code"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "concreteType": "SelectedPaymentMethod",
  "kind": "LinkedField",
  "name": "selected_payment_method",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v6 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v7 = [
  {
    "kind": "ScalarField",
    "name": "label"
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v6/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "setPaymentMethodMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "SetPaymentMethodOnCartOutput",
        "kind": "LinkedField",
        "name": "setPaymentMethodOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "PaymentMethods_cart"
              },
              {
                "kind": "FragmentSpread",
                "name": "OrderTotals_cart"
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
    "name": "setPaymentMethodMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "SetPaymentMethodOnCartOutput",
        "kind": "LinkedField",
        "name": "setPaymentMethodOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
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
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
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
                    "name": "grand_total",
                    "plural": false,
                    "selections": (v6/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_excluding_tax",
                    "plural": false,
                    "selections": (v6/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v6/*:: as any*/)
                  },
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": (v7/*:: as any*/)
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": (v7/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "AppliedCoupon",
                "kind": "LinkedField",
                "name": "applied_coupons",
                "plural": true,
                "selections": (v4/*:: as any*/)
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
                        "selections": (v6/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_incl_tax",
                        "plural": false,
                        "selections": (v6/*:: as any*/)
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
    "cacheID": "342c56bf46bea60770486635aade0bea",
    "id": "454428d28a148a1e18d31bafa0c04eefb546acc3c96551bbc76ecff692d15d60",
    "metadata": {},
    "name": "setPaymentMethodMutation",
    "operationKind": "mutation",
    "text": "mutation setPaymentMethodMutation($cartId:String!,$paymentMethod:PaymentMethodInput!){setPaymentMethodOnCart(input:{cart_id:$cartId,payment_method:$paymentMethod}){cart{id,selected_payment_method{code},...PaymentMethods_cart,...OrderTotals_cart}}}fragment AdyenFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment CardFields_cart on Cart{id,is_virtual,prices{grand_total{value,currency}}}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PayPalFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title},...AdyenFields_cart,...CardFields_cart,...PayPalFields_cart}fragment moneyOf_money on Money{value,currency}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "6868e87a6dcac679aa45fd1ebde3193e";

export default node;
