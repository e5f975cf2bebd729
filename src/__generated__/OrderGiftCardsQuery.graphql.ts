/**
 * @generated SignedSource<<07e75fcfbcd04799deed745ea91d4d1a>>
 * @relayHash 642082d097ed8da5fa4de14561bb6ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f5f4f328e3c4635d9e842eade30703974e88e3775fb6e59dccd0ec7616b3bc5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderGiftCardsQuery$variables = {
  isCustomer: boolean;
  number: string;
  token: string;
};
export type OrderGiftCardsQuery$data = {
  readonly customer?: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly applied_gift_cards: ReadonlyArray<{
          readonly applied_balance: {
            readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
          };
          readonly code: string;
        } | null | undefined> | null | undefined;
        readonly number: string;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly guestOrderByToken?: {
    readonly applied_gift_cards: ReadonlyArray<{
      readonly applied_balance: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly code: string;
    } | null | undefined> | null | undefined;
    readonly number: string;
  };
};
export type OrderGiftCardsQuery = {
  response: OrderGiftCardsQuery$data;
  variables: OrderGiftCardsQuery$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = [
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
v7 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ApplyGiftCardToOrder",
    "kind": "LinkedField",
    "name": "applied_gift_cards",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "applied_balance",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "moneyOf_money",
            "selections": (v6/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = [
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
v9 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ApplyGiftCardToOrder",
    "kind": "LinkedField",
    "name": "applied_gift_cards",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "applied_balance",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ],
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
    "name": "OrderGiftCardsQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v7/*:: as any*/),
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
                "args": (v8/*:: as any*/),
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
                    "selections": (v7/*:: as any*/),
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
    ],
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
    "name": "OrderGiftCardsQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
                "args": (v8/*:: as any*/),
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
                    "selections": (v9/*:: as any*/),
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
    "cacheID": "642082d097ed8da5fa4de14561bb6ff7",
    "id": "2f5f4f328e3c4635d9e842eade30703974e88e3775fb6e59dccd0ec7616b3bc5",
    "metadata": {},
    "name": "OrderGiftCardsQuery",
    "operationKind": "query",
    "text": "query OrderGiftCardsQuery($token:String!,$number:String!,$isCustomer:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,applied_gift_cards{code,applied_balance{...moneyOf_money}}},customer@include(if:$isCustomer){orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,applied_gift_cards{code,applied_balance{...moneyOf_money}}}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "906c766c68583dd1b35b6943f0366dc2";

export default node;
