/**
 * @generated SignedSource<<715f5913e134d72fa4497b7c94aa2589>>
 * @relayHash 8b3a062689cb76f5e1b6320c79b9bdad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45ce9963102dbd57ad80c0e4cb30bb955dd7ca3c1868070d3bb3be4b1ead5ec7

import { ConcreteRequest } from 'relay-runtime';
export type OrderInformationInput = {
  email: string;
  lastname: string;
  number: string;
  postcode?: string | null | undefined;
};
export type findGuestOrderQuery$variables = {
  input: OrderInformationInput;
};
export type findGuestOrderQuery$data = {
  readonly guestOrder: {
    readonly number: string;
    readonly token: string;
  };
};
export type findGuestOrderQuery = {
  response: findGuestOrderQuery$data;
  variables: findGuestOrderQuery$variables;
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
    "concreteType": "CustomerOrder",
    "kind": "LinkedField",
    "name": "guestOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "findGuestOrderQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findGuestOrderQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8b3a062689cb76f5e1b6320c79b9bdad",
    "id": "45ce9963102dbd57ad80c0e4cb30bb955dd7ca3c1868070d3bb3be4b1ead5ec7",
    "metadata": {},
    "name": "findGuestOrderQuery",
    "operationKind": "query",
    "text": "query findGuestOrderQuery($input:OrderInformationInput!){guestOrder(input:$input){number,token}}"
  }
};
})();

(node as any).hash = "e0d8c73800d8fa3f3d30cd8695e487f5";

export default node;
