/**
 * @generated SignedSource<<08ec29bf82cb26c6931fc81cb148ff48>>
 * @relayHash b60de065323b9e618716ab7c52b8ccf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed46faf1d9b53afabc9ac1663b19cf8ae41b500c331aa719c7c83294df2eff48

import { ConcreteRequest } from 'relay-runtime';
export type adyenSettingsBrandsQuery$variables = {
  cartId: string;
};
export type adyenSettingsBrandsQuery$data = {
  readonly adyenPaymentMethods: {
    readonly paymentMethodsResponse: {
      readonly paymentMethods: ReadonlyArray<{
        readonly brands: ReadonlyArray<string | null | undefined> | null | undefined;
        readonly type: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type adyenSettingsBrandsQuery = {
  response: adyenSettingsBrandsQuery$data;
  variables: adyenSettingsBrandsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      }
    ],
    "concreteType": "AdyenPaymentMethods",
    "kind": "LinkedField",
    "name": "adyenPaymentMethods",
    "plural": false,
    "selections": [
      {
        "concreteType": "AdyenPaymentMethodsResponse",
        "kind": "LinkedField",
        "name": "paymentMethodsResponse",
        "plural": false,
        "selections": [
          {
            "concreteType": "AdyenPaymentMethodsArray",
            "kind": "LinkedField",
            "name": "paymentMethods",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "type"
              },
              {
                "kind": "ScalarField",
                "name": "brands"
              }
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "adyenSettingsBrandsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "adyenSettingsBrandsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b60de065323b9e618716ab7c52b8ccf4",
    "id": "ed46faf1d9b53afabc9ac1663b19cf8ae41b500c331aa719c7c83294df2eff48",
    "metadata": {},
    "name": "adyenSettingsBrandsQuery",
    "operationKind": "query",
    "text": "query adyenSettingsBrandsQuery($cartId:String!){adyenPaymentMethods(cart_id:$cartId){paymentMethodsResponse{paymentMethods{type,brands}}}}"
  }
};
})();

(node as any).hash = "740933034b01b3a9fbc735ebbd70b364";

export default node;
