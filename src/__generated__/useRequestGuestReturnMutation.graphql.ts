/**
 * @generated SignedSource<<6546203bc8b7f7d7722d514f13368866>>
 * @relayHash 6a9fd66c6c6513cef57cb20da69dc60c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd3387ae3c9900b48f1b5283816323658246c246d7ef7d38e18f8cf7e3b13c34

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RequestGuestReturnInput = {
  comment_text?: string | null | undefined;
  contact_email?: string | null | undefined;
  items: ReadonlyArray<RequestReturnItemInput | null | undefined>;
  token: string;
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
export type useRequestGuestReturnMutation$variables = {
  input: RequestGuestReturnInput;
};
export type useRequestGuestReturnMutation$data = {
  readonly requestGuestReturn: {
    readonly return: {
      readonly order: {
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"ReturnsOfOrder_order">;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRequestGuestReturnMutation = {
  response: useRequestGuestReturnMutation$data;
  variables: useRequestGuestReturnMutation$variables;
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
    "name": "useRequestGuestReturnMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RequestReturnOutput",
        "kind": "LinkedField",
        "name": "requestGuestReturn",
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
    "name": "useRequestGuestReturnMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RequestReturnOutput",
        "kind": "LinkedField",
        "name": "requestGuestReturn",
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
    "cacheID": "6a9fd66c6c6513cef57cb20da69dc60c",
    "id": "dd3387ae3c9900b48f1b5283816323658246c246d7ef7d38e18f8cf7e3b13c34",
    "metadata": {},
    "name": "useRequestGuestReturnMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestGuestReturnMutation($input:RequestGuestReturnInput!){requestGuestReturn(input:$input){return{uid,order{number,...ReturnsOfOrder_order}}}}fragment ReturnRows_returns on Returns{items{uid,number,created_at,status,items{uid,request_quantity,order_item{__typename,id,product_name}}}}fragment ReturnsOfOrder_order on CustomerOrder{items_eligible_for_return{__typename,id},returns(pageSize:20){total_count,...ReturnRows_returns}}"
  }
};
})();

(node as any).hash = "0205a0948fb9145a067da0469ec44a40";

export default node;
