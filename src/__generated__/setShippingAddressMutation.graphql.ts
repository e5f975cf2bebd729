/**
 * @generated SignedSource<<5125ee816f0a9109b1efed4758350904>>
 * @relayHash c849da0197c128f2f8807ea06302388d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 503d9c2ef32203fec42ff2f368288f47639b187610f0b414c8d706f55e59dbc4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_notes?: string | null | undefined;
  pickup_location_code?: string | null | undefined;
};
export type CartAddressInput = {
  city: string;
  company?: string | null | undefined;
  country_code: string;
  fax?: string | null | undefined;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  street: ReadonlyArray<string | null | undefined>;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};
export type setShippingAddressMutation$variables = {
  cartId: string;
  isBilledThere: boolean;
  shippingAddress: ShippingAddressInput;
};
export type setShippingAddressMutation$data = {
  readonly setBillingAddressOnCart?: {
    readonly cart: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart" | "PaymentMethods_cart">;
    };
  } | null | undefined;
  readonly setShippingAddressesOnCart: {
    readonly cart: {
      readonly id: string;
      readonly shipping_addresses: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"cartAddress_address">;
      } | null | undefined>;
      readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart" | "PaymentMethods_cart" | "ShippingMethods_cart">;
    };
  } | null | undefined;
};
export type setShippingAddressMutation = {
  response: setShippingAddressMutation$data;
  variables: setShippingAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBilledThere"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingAddress"
},
v3 = {
  "kind": "Variable",
  "name": "cart_id",
  "variableName": "cartId"
},
v4 = [
  {
    "fields": [
      (v3/*:: as any*/),
      {
        "items": [
          {
            "kind": "Variable",
            "name": "shipping_addresses.0",
            "variableName": "shippingAddress"
          }
        ],
        "kind": "ListValue",
        "name": "shipping_addresses"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PaymentMethods_cart"
},
v7 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "OrderTotals_cart"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstname",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastname",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "street",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "CartAddressRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region_id",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postcode",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "CartAddressCountry",
  "kind": "LinkedField",
  "name": "country",
  "plural": false,
  "selections": [
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "telephone",
  "storageKey": null
},
v18 = [
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "billing_address",
        "value": {
          "same_as_shipping": true
        }
      },
      (v3/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carrier_code",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method_code",
  "storageKey": null
},
v21 = [
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
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_excl_tax",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_incl_tax",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "SelectedShippingMethod",
  "kind": "LinkedField",
  "name": "selected_shipping_method",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/)
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_virtual",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "AvailablePaymentMethod",
  "kind": "LinkedField",
  "name": "available_payment_methods",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
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
v27 = [
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
    "selections": (v21/*:: as any*/),
    "storageKey": null
  }
],
v28 = {
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
      "selections": (v21/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal_including_tax",
      "plural": false,
      "selections": (v21/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Discount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": (v27/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTaxItem",
      "kind": "LinkedField",
      "name": "applied_taxes",
      "plural": true,
      "selections": (v27/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "grand_total",
      "plural": false,
      "selections": (v21/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
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
    "name": "setShippingAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "SetShippingAddressesOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingAddressesOnCart",
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
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShippingMethods_cart"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ShippingCartAddress",
                "kind": "LinkedField",
                "name": "shipping_addresses",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "cartAddress_address",
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isBilledThere",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "SetBillingAddressOnCartOutput",
            "kind": "LinkedField",
            "name": "setBillingAddressOnCart",
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Mutation",
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
    "name": "setShippingAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "SetShippingAddressesOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingAddressesOnCart",
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
              (v5/*:: as any*/),
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
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
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
                      (v22/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v24/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v28/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isBilledThere",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "SetBillingAddressOnCartOutput",
            "kind": "LinkedField",
            "name": "setBillingAddressOnCart",
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
                  (v5/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShippingCartAddress",
                    "kind": "LinkedField",
                    "name": "shipping_addresses",
                    "plural": true,
                    "selections": [
                      (v24/*:: as any*/)
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
      }
    ]
  },
  "params": {
    "cacheID": "c849da0197c128f2f8807ea06302388d",
    "id": "503d9c2ef32203fec42ff2f368288f47639b187610f0b414c8d706f55e59dbc4",
    "metadata": {},
    "name": "setShippingAddressMutation",
    "operationKind": "mutation",
    "text": "mutation setShippingAddressMutation($cartId:String!,$shippingAddress:ShippingAddressInput!,$isBilledThere:Boolean!){setShippingAddressesOnCart(input:{cart_id:$cartId,shipping_addresses:[$shippingAddress]}){cart{id,...ShippingMethods_cart,...PaymentMethods_cart,...OrderTotals_cart,shipping_addresses{...cartAddress_address}}},setBillingAddressOnCart(input:{cart_id:$cartId,billing_address:{same_as_shipping:true}})@include(if:$isBilledThere){cart{id,...PaymentMethods_cart,...OrderTotals_cart}}}fragment OrderTotals_cart on Cart{id,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title}}fragment ShippingMethods_cart on Cart{id,shipping_addresses{available_shipping_methods{carrier_code,method_code,carrier_title,method_title,available,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}},selected_shipping_method{carrier_code,method_code}}}fragment cartAddress_address on ShippingCartAddress{firstname,lastname,company,street,city,region{region_id},postcode,country{code},telephone}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "db44f0c87981fc25381e9f38b094db6b";

export default node;
