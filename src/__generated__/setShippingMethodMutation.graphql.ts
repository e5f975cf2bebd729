/**
 * @generated SignedSource<<1bd5053bc761f9456f4c81df033f7b1d>>
 * @relayHash 37251302ce5564eb097fb8264329297d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86f62d74112283321061155296bc8eec1e8c284ea27515ed3af92ef4e536037a

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carrier_code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method_code",
  "storageKey": null
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_excl_tax",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_incl_tax",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = [
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
    "selections": (v7/*:: as any*/),
    "storageKey": null
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
    "metadata": null,
    "name": "setShippingMethodMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetShippingMethodsOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingMethodsOnCart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShippingMethods_cart"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PaymentMethods_cart"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderTotals_cart"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
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
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SetShippingMethodsOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingMethodsOnCart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
                    "concreteType": "AvailableShippingMethod",
                    "kind": "LinkedField",
                    "name": "available_shipping_methods",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "carrier_title",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "method_title",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "available",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SelectedShippingMethod",
                    "kind": "LinkedField",
                    "name": "selected_shipping_method",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
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
                "concreteType": "AvailablePaymentMethod",
                "kind": "LinkedField",
                "name": "available_payment_methods",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
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
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "grand_total",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "37251302ce5564eb097fb8264329297d",
    "id": "86f62d74112283321061155296bc8eec1e8c284ea27515ed3af92ef4e536037a",
    "metadata": {},
    "name": "setShippingMethodMutation",
    "operationKind": "mutation",
    "text": "mutation setShippingMethodMutation($cartId:String!,$carrierCode:String!,$methodCode:String!){setShippingMethodsOnCart(input:{cart_id:$cartId,shipping_methods:[{carrier_code:$carrierCode,method_code:$methodCode}]}){cart{id,...ShippingMethods_cart,...PaymentMethods_cart,...OrderTotals_cart}}}fragment OrderTotals_cart on Cart{id,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title}}fragment ShippingMethods_cart on Cart{id,shipping_addresses{available_shipping_methods{carrier_code,method_code,carrier_title,method_title,available,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}},selected_shipping_method{carrier_code,method_code}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "14a78136cfd225bbe20fd94fd067086d";

export default node;
