/**
 * @generated SignedSource<<74b2791195e7a1b14ea3c6b6c1eec4e6>>
 * @relayHash f9980bf26a3395d42a022816f96bc511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aee801d77085d459542bf6da2244808c9c9686f1e3fd69143eeb5499696ce685

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerUpdateInput = {
  custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};
export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: ReadonlyArray<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};
export type AttributeInputSelectedOption = {
  value: string;
};
export type useUpdateCustomerMutation$variables = {
  input: CustomerUpdateInput;
};
export type useUpdateCustomerMutation$data = {
  readonly updateCustomerV2: {
    readonly customer: {
      readonly firstname: string | null | undefined;
      readonly is_subscribed: boolean | null | undefined;
      readonly lastname: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"extraAttributes_customer">;
    };
  } | null | undefined;
};
export type useUpdateCustomerMutation = {
  response: useUpdateCustomerMutation$data;
  variables: useUpdateCustomerMutation$variables;
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
  "name": "firstname"
},
v3 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v4 = {
  "kind": "ScalarField",
  "name": "is_subscribed"
},
v5 = {
  "kind": "ScalarField",
  "name": "prefix"
},
v6 = {
  "kind": "ScalarField",
  "name": "middlename"
},
v7 = {
  "kind": "ScalarField",
  "name": "suffix"
},
v8 = {
  "kind": "ScalarField",
  "name": "taxvat"
},
v9 = {
  "kind": "ScalarField",
  "name": "date_of_birth"
},
v10 = {
  "kind": "ScalarField",
  "name": "gender"
},
v11 = {
  "kind": "ScalarField",
  "name": "code"
},
v12 = {
  "kind": "ScalarField",
  "name": "value"
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "AttributeValue"
},
v15 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateCustomerMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerOutput",
        "kind": "LinkedField",
        "name": "updateCustomerV2",
        "plural": false,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "extraAttributes_customer",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "custom_attributes",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "selected_options",
                            "plural": true,
                            "selections": (v13/*:: as any*/)
                          }
                        ],
                        "type": "AttributeSelectedOptions"
                      }
                    ]
                  }
                ],
                "argumentDefinitions": []
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
    "name": "useUpdateCustomerMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerOutput",
        "kind": "LinkedField",
        "name": "updateCustomerV2",
        "plural": false,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "custom_attributes",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "selected_options",
                        "plural": true,
                        "selections": [
                          (v15/*:: as any*/),
                          (v12/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "AttributeSelectedOptions"
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
    "cacheID": "f9980bf26a3395d42a022816f96bc511",
    "id": "aee801d77085d459542bf6da2244808c9c9686f1e3fd69143eeb5499696ce685",
    "metadata": {},
    "name": "useUpdateCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateCustomerMutation($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{firstname,lastname,is_subscribed,...extraAttributes_customer}}}fragment extraAttributes_customer on Customer{prefix,middlename,suffix,taxvat,date_of_birth,gender,custom_attributes{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,value}}}}"
  }
};
})();

(node as any).hash = "02f6f1d8b40444a1bd13b230191a9cf1";

export default node;
