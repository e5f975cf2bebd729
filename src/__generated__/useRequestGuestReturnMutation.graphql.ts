/**
 * @generated SignedSource<<a4325fa4333857c658b674adb834deb3>>
 * @relayHash 1acad5e46b3afa026141d9cdd78f3547
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b1db5f38b1c0a231f0f4831379cb1cc0650da719d71698526d25b3c5a8f4734

import { ConcreteRequest } from 'relay-runtime';
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
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
      readonly status: ReturnStatus | null | undefined;
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
    "name": "requestGuestReturn",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "name": "useRequestGuestReturnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestGuestReturnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1acad5e46b3afa026141d9cdd78f3547",
    "id": "8b1db5f38b1c0a231f0f4831379cb1cc0650da719d71698526d25b3c5a8f4734",
    "metadata": {},
    "name": "useRequestGuestReturnMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestGuestReturnMutation($input:RequestGuestReturnInput!){requestGuestReturn(input:$input){return{uid,status}}}"
  }
};
})();

(node as any).hash = "fbc51cfdda10cd5113b91c3dc4d6d22a";

export default node;
