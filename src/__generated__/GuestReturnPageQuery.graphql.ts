/**
 * @generated SignedSource<<eeb80630c8627cf4a55ca4c158f7405c>>
 * @relayHash 8f8887ac1868613e77a48cf1dcd915a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 877920994186837249f01a0636c4fa48c1a610c92fede5060280b885eea91eba

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "RMA_ITEM"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returns_enabled",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GuestReturnPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReturnRequest_order"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReturnRequest_attributes"
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
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "areReturnsEnabled_storeConfig",
            "selections": (v5/*:: as any*/),
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
    "name": "GuestReturnPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "items_eligible_for_return",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "product_name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_shipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderItemOption",
                "kind": "LinkedField",
                "name": "selected_options",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderItemOption",
                "kind": "LinkedField",
                "name": "entered_options",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
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
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
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
                "alias": null,
                "args": null,
                "concreteType": "Return",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReturnItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "request_quantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "order_item",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
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
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frontend_input",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "is_required",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sort_order",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
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
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8f8887ac1868613e77a48cf1dcd915a1",
    "id": "877920994186837249f01a0636c4fa48c1a610c92fede5060280b885eea91eba",
    "metadata": {},
    "name": "GuestReturnPageQuery",
    "operationKind": "query",
    "text": "query GuestReturnPageQuery($token:String!){guestOrderByToken(input:{token:$token}){number,...ReturnRequest_order},attributesList(entityType:RMA_ITEM){...ReturnRequest_attributes},storeConfig{store_code,...areReturnsEnabled_storeConfig}}fragment ReturnRequest_attributes on AttributesMetadataOutput{...returnAttributes_list}fragment ReturnRequest_order on CustomerOrder{number,...returnablePieces_order}fragment areReturnsEnabled_storeConfig on StoreConfig{store_code,returns_enabled}fragment returnAttributes_list on AttributesMetadataOutput{items{__typename,code,label,frontend_input,...on ReturnItemAttributeMetadata{is_required,sort_order,options{__typename,label,value}}}}fragment returnablePieces_order on CustomerOrder{number,items_eligible_for_return{__typename,id,product_name,quantity_shipped,selected_options{label,value},entered_options{label,value},product{__typename,thumbnail{url},uid}},returns(pageSize:50){items{uid,status,items{uid,status,request_quantity,order_item{__typename,id}}}}}"
  }
};
})();

(node as any).hash = "ac19ebdeb56af6c31457de7d1223c63a";

export default node;
