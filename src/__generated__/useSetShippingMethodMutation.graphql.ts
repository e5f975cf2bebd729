/**
 * @generated SignedSource<<d0be2d8fe60ae19f6257ab767b1861a2>>
 * @relayHash 9b020ec4dfaa02fe2915ef6bb7400a5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d5fafa561d1e024e9f423543dc0aafeb55341d7c1ec57b0dd5f68d8bc2e4114

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSetShippingMethodMutation$variables = {
  carrierCode: string;
  cartId: string;
  methodCode: string;
};
export type useSetShippingMethodMutation$data = {
  readonly setShippingMethodsOnCart: {
    readonly cart: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart" | "PaymentMethods_cart" | "ShippingMethods_cart">;
    };
  } | null | undefined;
};
export type useSetShippingMethodMutation = {
  response: useSetShippingMethodMutation$data;
  variables: useSetShippingMethodMutation$variables;
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carrier_title",
  "storageKey": null
},
v8 = [
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
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_incl_tax",
  "plural": false,
  "selections": (v8/*:: as any*/),
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
    "selections": (v8/*:: as any*/),
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
    "name": "useSetShippingMethodMutation",
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
    "name": "useSetShippingMethodMutation",
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
                      (v7/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
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
                    "selections": (v8/*:: as any*/),
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
    "cacheID": "9b020ec4dfaa02fe2915ef6bb7400a5e",
    "id": "9d5fafa561d1e024e9f423543dc0aafeb55341d7c1ec57b0dd5f68d8bc2e4114",
    "metadata": {},
    "name": "useSetShippingMethodMutation",
    "operationKind": "mutation",
    "text": "mutation useSetShippingMethodMutation($cartId:String!,$carrierCode:String!,$methodCode:String!){setShippingMethodsOnCart(input:{cart_id:$cartId,shipping_methods:[{carrier_code:$carrierCode,method_code:$methodCode}]}){cart{id,...ShippingMethods_cart,...PaymentMethods_cart,...OrderTotals_cart}}}fragment OrderTotals_cart on Cart{id,is_virtual,prices{subtotal_including_tax{value,currency},discounts{label,amount{value,currency}},applied_taxes{label,amount{value,currency}},grand_total{value,currency}},shipping_addresses{selected_shipping_method{carrier_code,method_code,carrier_title,price_incl_tax{value,currency}}}}fragment PaymentMethods_cart on Cart{id,available_payment_methods{code,title}}fragment ShippingMethods_cart on Cart{id,shipping_addresses{available_shipping_methods{carrier_code,method_code,carrier_title,method_title,available,price_incl_tax{value,currency}},selected_shipping_method{carrier_code,method_code}}}"
  }
};
})();

(node as any).hash = "0effec2832810b251f76182e85f0333f";

export default node;
