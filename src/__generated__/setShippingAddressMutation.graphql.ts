/**
 * @generated SignedSource<<3c69f5c7b76e2e88f8dfe152defca2ee>>
 * @relayHash 51eb687f7d01e10944ba34a5a7af0208
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef2579586e9119cc22eb28d9be982294123c111687e2d24f9b7999c4cc978cb8

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
      readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_cart" | "PaymentMethods_cart">;
    };
  } | null | undefined;
  readonly setShippingAddressesOnCart: {
    readonly cart: {
      readonly id: string;
      readonly shipping_addresses: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"cartAddress_address">;
      } | null | undefined>;
      readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_cart" | "PaymentMethods_cart" | "ShippingMethods_cart">;
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
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "FragmentSpread",
  "name": "PaymentMethods_cart"
},
v7 = {
  "kind": "FragmentSpread",
  "name": "OrderSummary_cart"
},
v8 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v9 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v10 = {
  "kind": "ScalarField",
  "name": "company"
},
v11 = {
  "kind": "ScalarField",
  "name": "street"
},
v12 = {
  "kind": "ScalarField",
  "name": "city"
},
v13 = {
  "kind": "ScalarField",
  "name": "code"
},
v14 = {
  "kind": "ScalarField",
  "name": "label"
},
v15 = {
  "concreteType": "CartAddressRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "region_id"
    },
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v17 = [
  (v13/*:: as any*/)
],
v18 = {
  "concreteType": "CartAddressCountry",
  "kind": "LinkedField",
  "name": "country",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v19 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v20 = {
  "kind": "ScalarField",
  "name": "pickup_location_code"
},
v21 = [
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
v22 = {
  "kind": "ScalarField",
  "name": "carrier_code"
},
v23 = {
  "kind": "ScalarField",
  "name": "method_code"
},
v24 = {
  "kind": "ScalarField",
  "name": "value"
},
v25 = [
  (v24/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v26 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_excl_tax",
  "plural": false,
  "selections": (v25/*:: as any*/)
},
v27 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price_incl_tax",
  "plural": false,
  "selections": (v25/*:: as any*/)
},
v28 = {
  "concreteType": "SelectedShippingMethod",
  "kind": "LinkedField",
  "name": "selected_shipping_method",
  "plural": false,
  "selections": [
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/)
  ]
},
v29 = {
  "kind": "ScalarField",
  "name": "is_virtual"
},
v30 = {
  "kind": "ScalarField",
  "name": "title"
},
v31 = {
  "concreteType": "AvailablePaymentMethod",
  "kind": "LinkedField",
  "name": "available_payment_methods",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v30/*:: as any*/)
  ]
},
v32 = [
  (v14/*:: as any*/),
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v25/*:: as any*/)
  }
],
v33 = {
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
      "selections": (v25/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal_excluding_tax",
      "plural": false,
      "selections": (v25/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal_including_tax",
      "plural": false,
      "selections": (v25/*:: as any*/)
    },
    {
      "concreteType": "Discount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": (v32/*:: as any*/)
    },
    {
      "concreteType": "CartTaxItem",
      "kind": "LinkedField",
      "name": "applied_taxes",
      "plural": true,
      "selections": (v32/*:: as any*/)
    }
  ]
},
v34 = {
  "kind": "ScalarField",
  "name": "total_quantity"
},
v35 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v36 = {
  "kind": "ScalarField",
  "name": "uid"
},
v37 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v38 = {
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
v39 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    {
      "concreteType": "SelectedCustomizableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v14/*:: as any*/),
        (v24/*:: as any*/)
      ]
    }
  ]
},
v40 = [
  (v39/*:: as any*/)
],
v41 = {
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
        (v35/*:: as any*/),
        (v36/*:: as any*/),
        (v37/*:: as any*/),
        {
          "concreteType": "CartItemError",
          "kind": "LinkedField",
          "name": "errors",
          "plural": true,
          "selections": (v17/*:: as any*/)
        },
        {
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v35/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "name"
            },
            (v38/*:: as any*/),
            (v36/*:: as any*/)
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
              "selections": (v25/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "row_total_including_tax",
              "plural": false,
              "selections": (v25/*:: as any*/)
            },
            {
              "concreteType": "FixedProductTax",
              "kind": "LinkedField",
              "name": "fixed_product_taxes",
              "plural": true,
              "selections": [
                (v14/*:: as any*/),
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
                  "plural": false,
                  "selections": [
                    (v24/*:: as any*/)
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
            (v39/*:: as any*/),
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
                (v35/*:: as any*/),
                (v38/*:: as any*/),
                (v36/*:: as any*/)
              ]
            }
          ],
          "type": "ConfigurableCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v39/*:: as any*/),
            {
              "concreteType": "SelectedBundleOption",
              "kind": "LinkedField",
              "name": "bundle_options",
              "plural": true,
              "selections": [
                (v14/*:: as any*/),
                {
                  "concreteType": "SelectedBundleOptionValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    (v14/*:: as any*/),
                    (v37/*:: as any*/),
                    (v36/*:: as any*/)
                  ]
                },
                (v36/*:: as any*/)
              ]
            }
          ],
          "type": "BundleCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v39/*:: as any*/),
            {
              "concreteType": "DownloadableProductLinks",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": [
                (v30/*:: as any*/),
                (v36/*:: as any*/)
              ]
            }
          ],
          "type": "DownloadableCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v40/*:: as any*/),
          "type": "SimpleCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v40/*:: as any*/),
          "type": "VirtualCartItem"
        }
      ]
    }
  ],
  "storageKey": "itemsV2(pageSize:100)"
},
v42 = {
  "concreteType": "AppliedCoupon",
  "kind": "LinkedField",
  "name": "applied_coupons",
  "plural": true,
  "selections": (v17/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "setShippingAddressMutation",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "SetShippingAddressesOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingAddressesOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ShippingMethods_cart"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
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
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "argumentDefinitions": []
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "condition": "isBilledThere",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v21/*:: as any*/),
            "concreteType": "SetBillingAddressOnCartOutput",
            "kind": "LinkedField",
            "name": "setBillingAddressOnCart",
            "plural": false,
            "selections": [
              {
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ]
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "setShippingAddressMutation",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "SetShippingAddressesOnCartOutput",
        "kind": "LinkedField",
        "name": "setShippingAddressesOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
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
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
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
                      (v26/*:: as any*/),
                      (v27/*:: as any*/)
                    ]
                  },
                  (v28/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ]
              },
              (v29/*:: as any*/),
              (v31/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isBilledThere",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v21/*:: as any*/),
            "concreteType": "SetBillingAddressOnCartOutput",
            "kind": "LinkedField",
            "name": "setBillingAddressOnCart",
            "plural": false,
            "selections": [
              {
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v29/*:: as any*/),
                  (v31/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  {
                    "concreteType": "ShippingCartAddress",
                    "kind": "LinkedField",
                    "name": "shipping_addresses",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/)
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
    "cacheID": "51eb687f7d01e10944ba34a5a7af0208",
    "id": "ef2579586e9119cc22eb28d9be982294123c111687e2d24f9b7999c4cc978cb8",
    "metadata": {},
    "name": "setShippingAddressMutation",
    "operationKind": "mutation",
    "text": "mutation setShippingAddressMutation($cartId:String!,$shippingAddress:ShippingAddressInput!,$isBilledThere:Boolean!){setShippingAddressesOnCart(input:{cart_id:$cartId,shipping_addresses:[$shippingAddress]}){cart{id,...ShippingMethods_cart,...PaymentMethods_cart,...OrderSummary_cart,shipping_addresses{...cartAddress_address}}},setBillingAddressOnCart(input:{cart_id:$cartId,billing_address:{same_as_shipping:true}})@include(if:$isBilledThere){cart{id,...PaymentMethods_cart,...OrderSummary_cart}}}fragment AdyenFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment CardFields_cart on Cart{id,is_virtual,prices{grand_total{value,currency}}}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment OrderLines_cart_3vB6if on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,errors{code},product{__typename,name,thumbnail{url},uid},prices{row_total{...moneyOf_money},row_total_including_tax{...moneyOf_money},fixed_product_taxes{label,amount{value}}},...lineWords_item,...on ConfigurableCartItem{configured_variant{__typename,thumbnail{url},uid}}}}}fragment OrderSummary_cart on Cart{id,total_quantity,prices{grand_total{...moneyOf_money}},...OrderLines_cart_3vB6if,...OrderTotals_cart,...CartFixedTaxes_cart}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment PayPalFields_cart on Cart{id,prices{grand_total{value,currency}}}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title},...AdyenFields_cart,...CardFields_cart,...PayPalFields_cart}fragment ShippingMethods_cart on Cart{id,shipping_addresses{available_shipping_methods{carrier_code,method_code,carrier_title,method_title,available,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}},selected_shipping_method{carrier_code,method_code}}}fragment cartAddress_address on ShippingCartAddress{firstname,lastname,company,street,city,region{region_id,code,label},postcode,country{code},telephone,pickup_location_code}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment moneyOf_money on Money{value,currency}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "e6ae863e98bcf432cf341ec0a6259bf4";

export default node;
