/**
 * @generated SignedSource<<9596ca877c436b9dfcff170ee61f4d94>>
 * @relayHash 1d222e1b4da9536edadd0b355d35d87a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161d0edf757596af49c70b886c0e57d1683d5cdc008feff07a1708db7092cdcd

import { ConcreteRequest } from 'relay-runtime';
export type ReturnItemStatus = "APPROVED" | "AUTHORIZED" | "DENIED" | "PENDING" | "RECEIVED" | "REJECTED" | "%future added value";
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
export type personalDataReturnsQuery$variables = {
  page: number;
};
export type personalDataReturnsQuery$data = {
  readonly customer: {
    readonly returns: {
      readonly items: ReadonlyArray<{
        readonly comments: ReadonlyArray<{
          readonly author_name: string;
          readonly created_at: string;
          readonly text: string;
          readonly uid: string;
        } | null | undefined> | null | undefined;
        readonly created_at: string;
        readonly customer: {
          readonly email: string;
          readonly firstname: string | null | undefined;
          readonly lastname: string | null | undefined;
        };
        readonly items: ReadonlyArray<{
          readonly custom_attributesV2: ReadonlyArray<{
            readonly code: string;
            readonly selected_options?: ReadonlyArray<{
              readonly label: string;
              readonly value: string;
            } | null | undefined>;
            readonly value?: string;
          } | null | undefined> | null | undefined;
          readonly order_item: {
            readonly id: string;
            readonly product_name: string | null | undefined;
            readonly product_sku: string;
          };
          readonly quantity: number;
          readonly request_quantity: number;
          readonly status: ReturnItemStatus;
          readonly uid: string;
        } | null | undefined> | null | undefined;
        readonly number: string;
        readonly order: {
          readonly number: string;
        } | null | undefined;
        readonly shipping: {
          readonly tracking: ReadonlyArray<{
            readonly carrier: {
              readonly label: string;
            };
            readonly tracking_number: string;
            readonly uid: string;
          } | null | undefined> | null | undefined;
        } | null | undefined;
        readonly status: ReturnStatus | null | undefined;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly page_info: {
        readonly total_pages: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type personalDataReturnsQuery = {
  response: personalDataReturnsQuery$data;
  variables: personalDataReturnsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 20
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "number"
},
v4 = {
  "kind": "ScalarField",
  "name": "created_at"
},
v5 = {
  "kind": "ScalarField",
  "name": "status"
},
v6 = {
  "concreteType": "CustomerOrder",
  "kind": "LinkedField",
  "name": "order",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ]
},
v7 = {
  "concreteType": "ReturnCustomer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "firstname"
    },
    {
      "kind": "ScalarField",
      "name": "lastname"
    },
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v9 = {
  "kind": "ScalarField",
  "name": "request_quantity"
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
},
v11 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v12 = {
  "kind": "ScalarField",
  "name": "product_sku"
},
v13 = {
  "kind": "ScalarField",
  "name": "code"
},
v14 = {
  "kind": "ScalarField",
  "name": "value"
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v14/*:: as any*/)
  ],
  "type": "AttributeValue"
},
v16 = {
  "kind": "ScalarField",
  "name": "label"
},
v17 = {
  "concreteType": "ReturnComment",
  "kind": "LinkedField",
  "name": "comments",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "author_name"
    },
    {
      "kind": "ScalarField",
      "name": "text"
    },
    (v4/*:: as any*/)
  ]
},
v18 = {
  "kind": "ScalarField",
  "name": "tracking_number"
},
v19 = {
  "concreteType": "SearchResultPageInfo",
  "kind": "LinkedField",
  "name": "page_info",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total_pages"
    }
  ]
},
v20 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "personalDataReturnsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Returns",
            "kind": "LinkedField",
            "name": "returns",
            "plural": false,
            "selections": [
              {
                "concreteType": "Return",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "concreteType": "ReturnItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "order_item",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "custom_attributesV2",
                        "plural": true,
                        "selections": [
                          (v13/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "kind": "LinkedField",
                                "name": "selected_options",
                                "plural": true,
                                "selections": [
                                  (v16/*:: as any*/),
                                  (v14/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "AttributeSelectedOptions"
                          }
                        ]
                      }
                    ]
                  },
                  (v17/*:: as any*/),
                  {
                    "concreteType": "ReturnShipping",
                    "kind": "LinkedField",
                    "name": "shipping",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ReturnShippingTracking",
                        "kind": "LinkedField",
                        "name": "tracking",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "concreteType": "ReturnShippingCarrier",
                            "kind": "LinkedField",
                            "name": "carrier",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              (v19/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "personalDataReturnsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Returns",
            "kind": "LinkedField",
            "name": "returns",
            "plural": false,
            "selections": [
              {
                "concreteType": "Return",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "concreteType": "ReturnItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "order_item",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "custom_attributesV2",
                        "plural": true,
                        "selections": [
                          (v20/*:: as any*/),
                          (v13/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "kind": "LinkedField",
                                "name": "selected_options",
                                "plural": true,
                                "selections": [
                                  (v20/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v14/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "AttributeSelectedOptions"
                          }
                        ]
                      }
                    ]
                  },
                  (v17/*:: as any*/),
                  {
                    "concreteType": "ReturnShipping",
                    "kind": "LinkedField",
                    "name": "shipping",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ReturnShippingTracking",
                        "kind": "LinkedField",
                        "name": "tracking",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "concreteType": "ReturnShippingCarrier",
                            "kind": "LinkedField",
                            "name": "carrier",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v2/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              (v19/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "1d222e1b4da9536edadd0b355d35d87a",
    "id": "161d0edf757596af49c70b886c0e57d1683d5cdc008feff07a1708db7092cdcd",
    "metadata": {},
    "name": "personalDataReturnsQuery",
    "operationKind": "query",
    "text": "query personalDataReturnsQuery($page:Int!){customer{returns(currentPage:$page,pageSize:20){items{uid,number,created_at,status,order{number},customer{firstname,lastname,email},items{uid,status,quantity,request_quantity,order_item{__typename,id,product_name,product_sku},custom_attributesV2{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label,value}}}},comments{uid,author_name,text,created_at},shipping{tracking{uid,tracking_number,carrier{label,uid}}}},page_info{total_pages}}}}"
  }
};
})();

(node as any).hash = "bcd41c21408d65bd77348ea409f485e8";

export default node;
