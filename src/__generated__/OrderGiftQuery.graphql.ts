/**
 * @generated SignedSource<<1e552698c1be8b69561205daf8f533b6>>
 * @relayHash 40bb4ef50cb2313275bfdc3466ab213f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e90c203ffdd9eee3c8b5434a4b5e91e2b5174c0a90951623d9d7e5b46dad8762

import { ConcreteRequest } from 'relay-runtime';
export type OrderGiftQuery$variables = {
  isCustomer: boolean;
  number: string;
  token: string;
};
export type OrderGiftQuery$data = {
  readonly customer?: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly gift_message: {
          readonly from: string;
          readonly message: string;
          readonly to: string;
        } | null | undefined;
        readonly gift_receipt_included: boolean;
        readonly number: string;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly guestOrderByToken?: {
    readonly gift_message: {
      readonly from: string;
      readonly message: string;
      readonly to: string;
    } | null | undefined;
    readonly gift_receipt_included: boolean;
    readonly number: string;
  };
};
export type OrderGiftQuery = {
  response: OrderGiftQuery$data;
  variables: OrderGiftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCustomer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "GiftMessage",
    "kind": "LinkedField",
    "name": "gift_message",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "gift_receipt_included",
    "storageKey": null
  }
],
v4 = [
  {
    "condition": "isCustomer",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "token",
                "variableName": "token"
              }
            ],
            "kind": "ObjectValue",
            "name": "input"
          }
        ],
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "isCustomer",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "fields": [
                  {
                    "fields": [
                      {
                        "kind": "Variable",
                        "name": "eq",
                        "variableName": "number"
                      }
                    ],
                    "kind": "ObjectValue",
                    "name": "number"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              {
                "kind": "Literal",
                "name": "pageSize",
                "value": 1
              },
              {
                "kind": "Literal",
                "name": "scope",
                "value": "WEBSITE"
              }
            ],
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": (v3/*:: as any*/),
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
    "name": "OrderGiftQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderGiftQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "40bb4ef50cb2313275bfdc3466ab213f",
    "id": "e90c203ffdd9eee3c8b5434a4b5e91e2b5174c0a90951623d9d7e5b46dad8762",
    "metadata": {},
    "name": "OrderGiftQuery",
    "operationKind": "query",
    "text": "query OrderGiftQuery($token:String!,$number:String!,$isCustomer:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,gift_message{to,from,message},gift_receipt_included},customer@include(if:$isCustomer){orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,gift_message{to,from,message},gift_receipt_included}}}}"
  }
};
})();

(node as any).hash = "e5389a72ecb9ff54e9c2196e33ed82e0";

export default node;
