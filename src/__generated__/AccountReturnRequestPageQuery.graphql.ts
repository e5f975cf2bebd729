/**
 * @generated SignedSource<<2fd2ebfe1d30ce51e3b6407593b9dc15>>
 * @relayHash eeadf040c82e89fe32ec0cc92bebf97d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83df143cc0e8e0f7e12fe44682501f5d21429cc4707b440cc3546125362eb39f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountReturnRequestPageQuery$variables = {
  number: string;
};
export type AccountReturnRequestPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"ReturnRequest_attributes">;
  } | null | undefined;
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly id: string;
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"ReturnRequest_order">;
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
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "number"
},
v4 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "RMA_ITEM"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "returns_enabled"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "label"
},
v9 = {
  "kind": "ScalarField",
  "name": "value"
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
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
v12 = {
  "kind": "ScalarField",
  "name": "uid"
},
v13 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountReturnRequestPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "ReturnRequest_order"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ReturnRequest_attributes"
          }
        ],
        "storageKey": "attributesList(entityType:\"RMA_ITEM\")"
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "areReturnsEnabled_storeConfig",
            "selections": (v6/*:: as any*/),
            "argumentDefinitions": []
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
    "name": "AccountReturnRequestPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items_eligible_for_return",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "product_name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "quantity_shipped"
                      },
                      {
                        "concreteType": "OrderItemOption",
                        "kind": "LinkedField",
                        "name": "selected_options",
                        "plural": true,
                        "selections": (v10/*:: as any*/)
                      },
                      {
                        "concreteType": "OrderItemOption",
                        "kind": "LinkedField",
                        "name": "entered_options",
                        "plural": true,
                        "selections": (v10/*:: as any*/)
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isOrderItemInterface"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "product_sku"
                      },
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "ConfigurableVariant",
                                "kind": "LinkedField",
                                "name": "variants",
                                "plural": true,
                                "selections": [
                                  {
                                    "concreteType": "SimpleProduct",
                                    "kind": "LinkedField",
                                    "name": "product",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "kind": "ScalarField",
                                        "name": "sku"
                                      },
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "ConfigurableProduct"
                          },
                          (v12/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "pageSize",
                        "value": 50
                      }
                    ],
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
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "concreteType": "ReturnItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "request_quantity"
                              },
                              {
                                "kind": "LinkedField",
                                "name": "order_item",
                                "plural": false,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              }
                            ]
                          }
                        ]
                      }
                    ],
                    "storageKey": "returns(pageSize:50)"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "code"
              },
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "frontend_input"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "is_required"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "sort_order"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  }
                ],
                "type": "ReturnItemAttributeMetadata"
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"RMA_ITEM\")"
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": (v6/*:: as any*/)
      }
    ]
  },
  "params": {
    "cacheID": "eeadf040c82e89fe32ec0cc92bebf97d",
    "id": "83df143cc0e8e0f7e12fe44682501f5d21429cc4707b440cc3546125362eb39f",
    "metadata": {},
    "name": "AccountReturnRequestPageQuery",
    "operationKind": "query",
    "text": "query AccountReturnRequestPageQuery($number:String!){customer{orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{id,number,...ReturnRequest_order}}},attributesList(entityType:RMA_ITEM){...ReturnRequest_attributes},storeConfig{store_code,...areReturnsEnabled_storeConfig}}fragment ReturnRequest_attributes on AttributesMetadataOutput{...returnAttributes_list}fragment ReturnRequest_order on CustomerOrder{number,...returnablePieces_order}fragment areReturnsEnabled_storeConfig on StoreConfig{store_code,returns_enabled}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment returnAttributes_list on AttributesMetadataOutput{items{__typename,code,label,frontend_input,...on ReturnItemAttributeMetadata{is_required,sort_order,options{__typename,label,value}}}}fragment returnablePieces_order on CustomerOrder{number,items_eligible_for_return{__typename,id,product_name,quantity_shipped,selected_options{label,value},entered_options{label,value},...boughtPicture_item},returns(pageSize:50){items{uid,status,items{uid,status,request_quantity,order_item{__typename,id}}}}}"
  }
};
})();

(node as any).hash = "8b0fb04b8817ae28e8022ed6b6e2f313";

export default node;
