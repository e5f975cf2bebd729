/**
 * @generated SignedSource<<1e1293c9c33ef44d482652e59256e7a5>>
 * @relayHash d7156685875fbb448ec5cb40b7b33caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4b9d24bbb6687e64ddeccf213b637b6f972e274c2e74ba2902477ad94b3cfdd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestReturnPageQuery$variables = {
  token: string;
};
export type GuestReturnPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"ReturnRequest_attributes">;
  } | null | undefined;
  readonly guestOrderByToken: {
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReturnRequest_order">;
  };
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"areReturnsEnabled_storeConfig">;
  } | null | undefined;
};
export type GuestReturnPageQuery = {
  response: GuestReturnPageQuery$data;
  variables: GuestReturnPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
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
v2 = {
  "kind": "ScalarField",
  "name": "number"
},
v3 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "RMA_ITEM"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v5 = [
  (v4/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "returns_enabled"
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
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
    "name": "GuestReturnPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ReturnRequest_order"
          }
        ]
      },
      {
        "args": (v3/*:: as any*/),
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
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "areReturnsEnabled_storeConfig",
            "selections": (v5/*:: as any*/),
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
    "name": "GuestReturnPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "items_eligible_for_return",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                  (v6/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
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
      },
      {
        "args": (v3/*:: as any*/),
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
              (v6/*:: as any*/),
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
                      (v6/*:: as any*/),
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
        "selections": (v5/*:: as any*/)
      }
    ]
  },
  "params": {
    "cacheID": "d7156685875fbb448ec5cb40b7b33caf",
    "id": "a4b9d24bbb6687e64ddeccf213b637b6f972e274c2e74ba2902477ad94b3cfdd",
    "metadata": {},
    "name": "GuestReturnPageQuery",
    "operationKind": "query",
    "text": "query GuestReturnPageQuery($token:String!){guestOrderByToken(input:{token:$token}){number,...ReturnRequest_order},attributesList(entityType:RMA_ITEM){...ReturnRequest_attributes},storeConfig{store_code,...areReturnsEnabled_storeConfig}}fragment ReturnRequest_attributes on AttributesMetadataOutput{...returnAttributes_list}fragment ReturnRequest_order on CustomerOrder{number,...returnablePieces_order}fragment areReturnsEnabled_storeConfig on StoreConfig{store_code,returns_enabled}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment returnAttributes_list on AttributesMetadataOutput{items{__typename,code,label,frontend_input,...on ReturnItemAttributeMetadata{is_required,sort_order,options{__typename,label,value}}}}fragment returnablePieces_order on CustomerOrder{number,items_eligible_for_return{__typename,id,product_name,quantity_shipped,selected_options{label,value},entered_options{label,value},...boughtPicture_item},returns(pageSize:50){items{uid,status,items{uid,status,request_quantity,order_item{__typename,id}}}}}"
  }
};
})();

(node as any).hash = "ac19ebdeb56af6c31457de7d1223c63a";

export default node;
