/**
 * @generated SignedSource<<d8100764dc9843f07b2816b1d4d355a2>>
 * @relayHash ca529bdafce493a4f7d126203cb59279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbb99536df7f2937cd8e54f7f439c0963b835d4ce112d67d11a37f6eb60c8488

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type setShippingMethodMutation$variables = {
  carrierCode: string;
  cartId: string;
  methodCode: string;
};
export type setShippingMethodMutation$data = {
  readonly setShippingMethodsOnCart: {
    readonly cart: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart" | "PaymentMethods_cart" | "ShippingMethods_cart">;
    };
  } | null | undefined;
};
export type setShippingMethodMutation = {
  response: setShippingMethodMutation$data;
  variables: setShippingMethodMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "carrierCode"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "methodCode"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      },
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "carrier_code",
                "variableName": "carrierCode"
              },
              {
                "kind": "Variable",
                "name": "method_code",
                "variableName": "methodCode"
              }
            ],
            "kind": "ObjectValue",
            "name": "shipping_methods.0"
          }
        ],
        "kind": "ListValue",
        "name": "shipping_methods"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "carrier_code"
},
v6 = {
  "kind": "ScalarField",
  "name": "method_code"
},
v7 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_excl_tax",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_incl_tax",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v10 = {
  "kind": "ScalarField",
  "name": "code"
},
v11 = [
  {
    "kind": "ScalarField",
    "name": "label"
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v7/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "setShippingMethodMutation",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "SetShippingMethodsOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingMethodsOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ShippingMethods_cart"
              },
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "setShippingMethodMutation",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "SetShippingMethodsOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingMethodsOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "concreteType": "ShippingCartAddress",
                "kind": "LinkedField",
                "name": "shipping_addresses",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "AvailableShippingMethod",
                    "kind": "LinkedField",
                    "name": "available_shipping_methods",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "carrier_title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "method_title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "available"
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "SelectedShippingMethod",
                    "kind": "LinkedField",
                    "name": "selected_shipping_method",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
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
                  (v10/*:: as any*/),
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
                    "selections": (v7/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_excluding_tax",
                    "plural": false,
                    "selections": (v7/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v7/*:: as any*/)
                  },
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": (v11/*:: as any*/)
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": (v11/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "AppliedCoupon",
                "kind": "LinkedField",
                "name": "applied_coupons",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ca529bdafce493a4f7d126203cb59279",
    "id": "bbb99536df7f2937cd8e54f7f439c0963b835d4ce112d67d11a37f6eb60c8488",
    "metadata": {},
    "name": "setShippingMethodMutation",
    "operationKind": "mutation",
    "text": "mutation setShippingMethodMutation($cartId:String!,$carrierCode:String!,$methodCode:String!){setShippingMethodsOnCart(input:{cart_id:$cartId,shipping_methods:[{carrier_code:$carrierCode,method_code:$methodCode}]}){cart{id,...ShippingMethods_cart,...PaymentMethods_cart,...OrderTotals_cart}}}fragment AdyenFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment CardFields_cart on Cart{id,is_virtual,prices{grand_total{value,currency}}}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PayPalFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title},...AdyenFields_cart,...CardFields_cart,...PayPalFields_cart}fragment ShippingMethods_cart on Cart{id,shipping_addresses{available_shipping_methods{carrier_code,method_code,carrier_title,method_title,available,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}},selected_shipping_method{carrier_code,method_code}}}fragment moneyOf_money on Money{value,currency}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "14a78136cfd225bbe20fd94fd067086d";

export default node;
