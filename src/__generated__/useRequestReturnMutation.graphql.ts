/**
 * @generated SignedSource<<5c759b4bd71c3739531ff893132e2ccd>>
 * @relayHash a1a5fa85340494f88858a8b6522222e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d92b0bf24deb4328fcb56a210dfa2d25a7dbb9865f9519556eca4e59a8a5416a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RequestReturnInput = {
  comment_text?: string | null | undefined;
  contact_email?: string | null | undefined;
  items: ReadonlyArray<RequestReturnItemInput | null | undefined>;
  order_uid: string;
};
export type RequestReturnItemInput = {
  entered_custom_attributes?: ReadonlyArray<EnteredCustomAttributeInput | null | undefined> | null | undefined;
  order_item_uid: string;
  quantity_to_return: number;
  selected_custom_attributes?: ReadonlyArray<SelectedCustomAttributeInput | null | undefined> | null | undefined;
};
export type EnteredCustomAttributeInput = {
  attribute_code: string;
  value: string;
};
export type SelectedCustomAttributeInput = {
  attribute_code: string;
  value: string;
};
export type useRequestReturnMutation$variables = {
  input: RequestReturnInput;
};
export type useRequestReturnMutation$data = {
  readonly requestReturn: {
    readonly return: {
      readonly order: {
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"ReturnsOfOrder_order">;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRequestReturnMutation = {
  response: useRequestReturnMutation$data;
  variables: useRequestReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "name": "id"
},
v5 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 20
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "total_count"
},
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRequestReturnMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RequestReturnOutput",
        "kind": "LinkedField",
        "name": "requestReturn",
        "plural": false,
        "selections": [
          {
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "ReturnsOfOrder_order",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "items_eligible_for_return",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "args": (v5/*:: as any*/),
                        "concreteType": "Returns",
                        "kind": "LinkedField",
                        "name": "returns",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "kind": "FragmentSpread",
                            "name": "ReturnRows_returns"
                          }
                        ],
                        "storageKey": "returns(pageSize:20)"
                      }
                    ],
                    "argumentDefinitions": []
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestReturnMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RequestReturnOutput",
        "kind": "LinkedField",
        "name": "requestReturn",
        "plural": false,
        "selections": [
          {
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items_eligible_for_return",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
                  {
                    "args": (v5/*:: as any*/),
                    "concreteType": "Returns",
                    "kind": "LinkedField",
                    "name": "returns",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "concreteType": "Return",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "created_at"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "status"
                          },
                          {
                            "concreteType": "ReturnItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
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
                                  (v4/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "product_name"
                                  }
                                ]
                              }
                            ]
                          }
                        ]
                      }
                    ],
                    "storageKey": "returns(pageSize:20)"
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a1a5fa85340494f88858a8b6522222e2",
    "id": "d92b0bf24deb4328fcb56a210dfa2d25a7dbb9865f9519556eca4e59a8a5416a",
    "metadata": {},
    "name": "useRequestReturnMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestReturnMutation($input:RequestReturnInput!){requestReturn(input:$input){return{uid,order{number,...ReturnsOfOrder_order}}}}fragment ReturnRows_returns on Returns{items{uid,number,created_at,status,items{uid,request_quantity,order_item{__typename,id,product_name}}}}fragment ReturnsOfOrder_order on CustomerOrder{items_eligible_for_return{__typename,id},returns(pageSize:20){total_count,...ReturnRows_returns}}"
  }
};
})();

(node as any).hash = "f5eb160d4b4f2ad420ad63f5a258b3bf";

export default node;
