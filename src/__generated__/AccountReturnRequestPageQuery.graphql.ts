/**
 * @generated SignedSource<<c496807518720dd7d8066ca86388d73f>>
 * @relayHash 105ec009d27cf2b1e88d96a762e0e2b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4acca62920a74a3ab283a93d76c6ccf342552a4fdcefe482a4d66f06651ff457

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountReturnRequestPageQuery$variables = {
  number: string;
};
export type AccountReturnRequestPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"returnAttributes_list">;
  } | null | undefined;
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly id: string;
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"returnablePieces_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"areReturnsEnabled_storeConfig">;
  } | null | undefined;
};
export type AccountReturnRequestPageQuery = {
  response: AccountReturnRequestPageQuery$data;
  variables: AccountReturnRequestPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
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
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "product_name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity_shipped",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderItemOption",
  "kind": "LinkedField",
  "name": "selected_options",
  "plural": true,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderItemOption",
  "kind": "LinkedField",
  "name": "entered_options",
  "plural": true,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 50
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "request_quantity",
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "RMA_ITEM"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frontend_input",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_required",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sort_order",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v22 = [
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returns_enabled",
    "storageKey": null
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountReturnRequestPageQuery",
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
            "args": (v1/*:: as any*/),
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
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "returnablePieces_order",
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "items_eligible_for_return",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v12/*:: as any*/),
                        "concreteType": "Returns",
                        "kind": "LinkedField",
                        "name": "returns",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Return",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ReturnItem",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v13/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v15/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": null,
                                    "kind": "LinkedField",
                                    "name": "order_item",
                                    "plural": false,
                                    "selections": [
                                      (v2/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "returns(pageSize:50)"
                      }
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
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "returnAttributes_list",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v6/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "ReturnItemAttributeMetadata",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": "attributesList(entityType:\"RMA_ITEM\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v21/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "areReturnsEnabled_storeConfig",
            "selections": (v22/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountReturnRequestPageQuery",
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
            "args": (v1/*:: as any*/),
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
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "items_eligible_for_return",
                    "plural": true,
                    "selections": [
                      (v23/*:: as any*/),
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v23/*:: as any*/),
                          (v11/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v12/*:: as any*/),
                    "concreteType": "Returns",
                    "kind": "LinkedField",
                    "name": "returns",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Return",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReturnItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "order_item",
                                "plural": false,
                                "selections": [
                                  (v23/*:: as any*/),
                                  (v2/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "returns(pageSize:50)"
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
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              (v17/*:: as any*/),
              (v6/*:: as any*/),
              (v18/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v23/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ReturnItemAttributeMetadata",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "attributesList(entityType:\"RMA_ITEM\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "105ec009d27cf2b1e88d96a762e0e2b4",
    "id": "4acca62920a74a3ab283a93d76c6ccf342552a4fdcefe482a4d66f06651ff457",
    "metadata": {},
    "name": "AccountReturnRequestPageQuery",
    "operationKind": "query",
    "text": "query AccountReturnRequestPageQuery($number:String!){customer{orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{id,number,...returnablePieces_order}}},attributesList(entityType:RMA_ITEM){...returnAttributes_list},storeConfig{store_code,...areReturnsEnabled_storeConfig}}fragment areReturnsEnabled_storeConfig on StoreConfig{store_code,returns_enabled}fragment returnAttributes_list on AttributesMetadataOutput{items{__typename,code,label,frontend_input,...on ReturnItemAttributeMetadata{is_required,sort_order,options{__typename,label,value}}}}fragment returnablePieces_order on CustomerOrder{number,items_eligible_for_return{__typename,id,product_name,quantity_shipped,selected_options{label,value},entered_options{label,value},product{__typename,thumbnail{url},uid}},returns(pageSize:50){items{uid,status,items{uid,status,request_quantity,order_item{__typename,id}}}}}"
  }
};
})();

(node as any).hash = "0b1eed4e1d697b5fcbd40a020d736a30";

export default node;
