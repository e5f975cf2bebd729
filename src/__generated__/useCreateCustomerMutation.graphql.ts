/**
 * @generated SignedSource<<e35024b660b51fa590f2426a0105fe03>>
 * @relayHash 046a927fbc21d65586a0aa7efdccded5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 129e62f649abf22b7ed3562b6efd4d0aed528c7f89860b0f888f0a1b7da8739b

import { ConcreteRequest } from 'relay-runtime';
export type CustomerCreateInput = {
  custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  email: string;
  firstname: string;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  middlename?: string | null | undefined;
  password?: string | null | undefined;
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
export type useCreateCustomerMutation$variables = {
  input: CustomerCreateInput;
};
export type useCreateCustomerMutation$data = {
  readonly createCustomerV2: {
    readonly customer: {
      readonly __typename: "Customer";
    };
  } | null | undefined;
};
export type useCreateCustomerMutation = {
  response: useCreateCustomerMutation$data;
  variables: useCreateCustomerMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CustomerOutput",
    "kind": "LinkedField",
    "name": "createCustomerV2",
    "plural": false,
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreateCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "046a927fbc21d65586a0aa7efdccded5",
    "id": "129e62f649abf22b7ed3562b6efd4d0aed528c7f89860b0f888f0a1b7da8739b",
    "metadata": {},
    "name": "useCreateCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateCustomerMutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{__typename}}}"
  }
};
})();

(node as any).hash = "1620afee316b5a18a7f089d4e94e05d5";

export default node;
