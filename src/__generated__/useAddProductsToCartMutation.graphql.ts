/**
 * @generated SignedSource<<ab734da215f0b6f44a0e615cc2ffb7d8>>
 * @relayHash 2b4eb03f3dcf56511d9e115f54c046a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8043ebc88065e0c6786aa98bf46ebc8bdb1015f2e922760ae129c97a9211a26a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartUserInputErrorType = "COULD_NOT_FIND_CART_ITEM" | "INSUFFICIENT_STOCK" | "INVALID_PARAMETER_VALUE" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "REQUIRED_PARAMETER_MISSING" | "UNDEFINED" | "%future added value";
export type CartItemInput = {
  entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  sku: string;
};
export type EnteredOptionInput = {
  uid: string;
  value: string;
};
export type useAddProductsToCartMutation$variables = {
  cartId: string;
  cartItems: ReadonlyArray<CartItemInput>;
};
export type useAddProductsToCartMutation$data = {
  readonly addProductsToCart: {
    readonly cart: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart" | "useCartQuantity_cart">;
    };
    readonly user_errors: ReadonlyArray<{
      readonly code: CartUserInputErrorType;
      readonly message: string;
    } | null | undefined>;
  } | null | undefined;
};
export type useAddProductsToCartMutation = {
  response: useAddProductsToCartMutation$data;
  variables: useAddProductsToCartMutation$variables;
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
    "name": "cartItems"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cartId",
    "variableName": "cartId"
  },
  {
    "kind": "Variable",
    "name": "cartItems",
    "variableName": "cartItems"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddProductsToCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddProductsToCartOutput",
        "kind": "LinkedField",
        "name": "addProductsToCart",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CartContents_cart"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useCartQuantity_cart"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "user_errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddProductsToCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddProductsToCartOutput",
        "kind": "LinkedField",
        "name": "addProductsToCart",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total_quantity",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "user_errors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2b4eb03f3dcf56511d9e115f54c046a6",
    "id": "8043ebc88065e0c6786aa98bf46ebc8bdb1015f2e922760ae129c97a9211a26a",
    "metadata": {},
    "name": "useAddProductsToCartMutation",
    "operationKind": "mutation",
    "text": "mutation useAddProductsToCartMutation($cartId:String!,$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId,cartItems:$cartItems){cart{id,...CartContents_cart,...useCartQuantity_cart},user_errors{__typename,code,message}}}fragment CartContents_cart on Cart{id,total_quantity}fragment useCartQuantity_cart on Cart{id,total_quantity}"
  }
};
})();

(node as any).hash = "fba0c785438ec6145f813ebdd977429d";

export default node;
