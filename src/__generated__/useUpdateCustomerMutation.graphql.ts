/**
 * @generated SignedSource<<0a6d2130598040ed426a04e06a785ae3>>
 * @relayHash 0f649230f26ec6ab0f55575d8c1d9a9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43c98cf480fac0dac0e450f8f65a7c4bb1edf72700037d836c814cef868305dd

import { ConcreteRequest } from 'relay-runtime';
export type CustomerUpdateInput = {
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
export type useUpdateCustomerMutation$variables = {
  input: CustomerUpdateInput;
};
export type useUpdateCustomerMutation$data = {
  readonly updateCustomerV2: {
    readonly customer: {
      readonly firstname: string | null | undefined;
      readonly is_subscribed: boolean | null | undefined;
      readonly lastname: string | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CustomerOutput",
    "kind": "LinkedField",
    "name": "updateCustomerV2",
    "plural": false,
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
            "args": null,
            "kind": "ScalarField",
            "name": "firstname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "is_subscribed",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0f649230f26ec6ab0f55575d8c1d9a9b",
    "id": "43c98cf480fac0dac0e450f8f65a7c4bb1edf72700037d836c814cef868305dd",
    "metadata": {},
    "name": "useUpdateCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateCustomerMutation($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{firstname,lastname,is_subscribed}}}"
  }
};
})();

(node as any).hash = "420ca8868d662b3cae4b6784083aaa3b";

export default node;
