/**
 * @generated SignedSource<<8ef8aaf28c1abc6a13390f461210bed1>>
 * @relayHash 91a0c5e508c46aa7508545d03c6d2c5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d340478c4da1b6022fc9941fd4a3c6238678da8f2b094f3ad139d1c7a0d219f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormAttributesQuery$variables = {
  formCode: string;
};
export type FormAttributesQuery$data = {
  readonly attributesForm: {
    readonly " $fragmentSpreads": FragmentRefs<"extraAttributes_form">;
  };
};
export type FormAttributesQuery = {
  response: FormAttributesQuery$data;
  variables: FormAttributesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "formCode"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "formCode",
    "variableName": "formCode"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "code"
},
v3 = {
  "kind": "ScalarField",
  "name": "frontend_input"
},
v4 = {
  "kind": "ScalarField",
  "name": "label"
},
v5 = {
  "kind": "ScalarField",
  "name": "is_required"
},
v6 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v7 = {
  "kind": "ScalarField",
  "name": "is_default"
},
v8 = {
  "kind": "ScalarField",
  "name": "value"
},
v9 = {
  "concreteType": "ValidationRule",
  "kind": "LinkedField",
  "name": "validate_rules",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    (v8/*:: as any*/)
  ]
},
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "FormAttributesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AttributesFormOutput",
        "kind": "LinkedField",
        "name": "attributesForm",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "extraAttributes_form",
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v7/*:: as any*/),
                          (v4/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      },
                      (v9/*:: as any*/)
                    ],
                    "type": "CustomerAttributeMetadata"
                  }
                ]
              }
            ],
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
    "name": "FormAttributesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AttributesFormOutput",
        "kind": "LinkedField",
        "name": "attributesForm",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v8/*:: as any*/)
                    ]
                  },
                  (v9/*:: as any*/)
                ],
                "type": "CustomerAttributeMetadata"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "91a0c5e508c46aa7508545d03c6d2c5d",
    "id": "9d340478c4da1b6022fc9941fd4a3c6238678da8f2b094f3ad139d1c7a0d219f",
    "metadata": {},
    "name": "FormAttributesQuery",
    "operationKind": "query",
    "text": "query FormAttributesQuery($formCode:String!){attributesForm(formCode:$formCode){...extraAttributes_form}}fragment extraAttributes_form on AttributesFormOutput{items{__typename,code,frontend_input,label,...on CustomerAttributeMetadata{is_required,sort_order,options{__typename,is_default,label,value},validate_rules{name,value}}}}"
  }
};
})();

(node as any).hash = "3ae7a21193d921436a2a0c5cc3c5ebe6";

export default node;
