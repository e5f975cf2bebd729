/**
 * @generated SignedSource<<73bc87d3cb7de311027a919e0702cc51>>
 * @relayHash e9c1999d92dc5c49b33149bcc73e2b35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc1b6270b6dc1bbd463f6f753eb972d3aca2f700b437b5d68929a0ce4c0bcf88

import { ConcreteRequest } from 'relay-runtime';
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RequestReturnOutput",
    "kind": "LinkedField",
    "name": "requestReturn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Return",
        "kind": "LinkedField",
        "name": "return",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uid",
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
    "name": "useRequestReturnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestReturnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e9c1999d92dc5c49b33149bcc73e2b35",
    "id": "fc1b6270b6dc1bbd463f6f753eb972d3aca2f700b437b5d68929a0ce4c0bcf88",
    "metadata": {},
    "name": "useRequestReturnMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestReturnMutation($input:RequestReturnInput!){requestReturn(input:$input){return{uid}}}"
  }
};
})();

(node as any).hash = "67cb2b474fde552006a35ce47a4a0ee9";

export default node;
