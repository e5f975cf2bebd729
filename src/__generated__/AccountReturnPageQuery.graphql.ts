/**
 * @generated SignedSource<<5d59be7d1dee1b199389fb68f550d520>>
 * @relayHash 83e5dc38824c7aed03796af34dba526f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba9c4a59f470ba5da7f4dcdca6987155672cf4922cd7cc1699ea9471a840cb9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountReturnPageQuery$variables = {
  uid: string;
};
export type AccountReturnPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"returnAttributes_list">;
  } | null | undefined;
  readonly customer: {
    readonly return: {
      readonly number: string;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReturnDetail_return">;
    } | null | undefined;
  } | null | undefined;
};
export type AccountReturnPageQuery = {
  response: AccountReturnPageQuery$data;
  variables: AccountReturnPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "uid",
    "variableName": "uid"
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
v4 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "RMA_ITEM"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "code"
},
v6 = {
  "kind": "ScalarField",
  "name": "label"
},
v7 = {
  "kind": "ScalarField",
  "name": "frontend_input"
},
v8 = {
  "kind": "ScalarField",
  "name": "is_required"
},
v9 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v10 = {
  "kind": "ScalarField",
  "name": "value"
},
v11 = {
  "kind": "ScalarField",
  "name": "created_at"
},
v12 = {
  "kind": "ScalarField",
  "name": "status"
},
v13 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v14 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountReturnPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ReturnDetail_return"
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
            "kind": "InlineDataFragmentSpread",
            "name": "returnAttributes_list",
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "ReturnItemAttributeMetadata"
                  }
                ]
              }
            ],
            "argumentDefinitions": []
          }
        ],
        "storageKey": "attributesList(entityType:\"RMA_ITEM\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountReturnPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              },
              {
                "concreteType": "ReturnItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "request_quantity"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "order_item",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "product_name"
                      }
                    ]
                  },
                  {
                    "kind": "LinkedField",
                    "name": "custom_attributesV2",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v10/*:: as any*/)
                        ],
                        "type": "AttributeValue"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "selected_options",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              (v6/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "AttributeSelectedOptions"
                      }
                    ]
                  }
                ]
              },
              {
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
                  (v11/*:: as any*/)
                ]
              },
              {
                "concreteType": "ReturnShippingCarrier",
                "kind": "LinkedField",
                "name": "available_shipping_carriers",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              },
              {
                "concreteType": "ReturnShipping",
                "kind": "LinkedField",
                "name": "shipping",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ReturnShippingAddress",
                    "kind": "LinkedField",
                    "name": "address",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "contact_name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "street"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "postcode"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "city"
                      },
                      {
                        "concreteType": "Region",
                        "kind": "LinkedField",
                        "name": "region",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Country",
                        "kind": "LinkedField",
                        "name": "country",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "full_name_locale"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "telephone"
                      }
                    ]
                  },
                  {
                    "concreteType": "ReturnShippingTracking",
                    "kind": "LinkedField",
                    "name": "tracking",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "tracking_number"
                      },
                      {
                        "concreteType": "ReturnShippingCarrier",
                        "kind": "LinkedField",
                        "name": "carrier",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v2/*:: as any*/)
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
              (v13/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  }
                ],
                "type": "ReturnItemAttributeMetadata"
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"RMA_ITEM\")"
      }
    ]
  },
  "params": {
    "cacheID": "83e5dc38824c7aed03796af34dba526f",
    "id": "cba9c4a59f470ba5da7f4dcdca6987155672cf4922cd7cc1699ea9471a840cb9",
    "metadata": {},
    "name": "AccountReturnPageQuery",
    "operationKind": "query",
    "text": "query AccountReturnPageQuery($uid:ID!){customer{return(uid:$uid){uid,number,...ReturnDetail_return}},attributesList(entityType:RMA_ITEM){...returnAttributes_list}}fragment ReturnAddress_address on ReturnShippingAddress{contact_name,street,postcode,city,region{code},country{id,full_name_locale},telephone}fragment ReturnComments_return on Return{uid,comments{uid,author_name,text,created_at}}fragment ReturnDetail_return on Return{uid,created_at,status,order{number},...ReturnItems_return,...ReturnComments_return,...ReturnParcels_return}fragment ReturnItems_return on Return{uid,items{uid,status,request_quantity,quantity,order_item{__typename,id,product_name},custom_attributesV2{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}}}fragment ReturnParcels_return on Return{uid,status,items{uid,status},available_shipping_carriers{uid,label},shipping{address{...ReturnAddress_address},tracking{uid,tracking_number,carrier{label,uid}}}}fragment returnAttributes_list on AttributesMetadataOutput{items{__typename,code,label,frontend_input,...on ReturnItemAttributeMetadata{is_required,sort_order,options{__typename,label,value}}}}"
  }
};
})();

(node as any).hash = "2bbc78cf8b259cf0ff2db74119d999b6";

export default node;
