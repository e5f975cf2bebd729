/**
 * @generated SignedSource<<106c540c244b700255c83a8a82ca5e63>>
 * @relayHash 3f3dd6cb4e0ad86d84452fbfa2b8f917
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b329452e7645147a5a6305ed21808bb72aada24b6cda9164b536fd8196302378

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddReturnCommentInput = {
  comment_text: string;
  return_uid: string;
};
export type useAddReturnCommentMutation$variables = {
  input: AddReturnCommentInput;
};
export type useAddReturnCommentMutation$data = {
  readonly addReturnComment: {
    readonly return: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReturnComments_return">;
    } | null | undefined;
  } | null | undefined;
};
export type useAddReturnCommentMutation = {
  response: useAddReturnCommentMutation$data;
  variables: useAddReturnCommentMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useAddReturnCommentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AddReturnCommentOutput",
        "kind": "LinkedField",
        "name": "addReturnComment",
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
                "kind": "FragmentSpread",
                "name": "ReturnComments_return"
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
    "name": "useAddReturnCommentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AddReturnCommentOutput",
        "kind": "LinkedField",
        "name": "addReturnComment",
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
                  {
                    "kind": "ScalarField",
                    "name": "created_at"
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
    "cacheID": "3f3dd6cb4e0ad86d84452fbfa2b8f917",
    "id": "b329452e7645147a5a6305ed21808bb72aada24b6cda9164b536fd8196302378",
    "metadata": {},
    "name": "useAddReturnCommentMutation",
    "operationKind": "mutation",
    "text": "mutation useAddReturnCommentMutation($input:AddReturnCommentInput!){addReturnComment(input:$input){return{uid,...ReturnComments_return}}}fragment ReturnComments_return on Return{uid,comments{uid,author_name,text,created_at}}"
  }
};
})();

(node as any).hash = "edcc219bc18e2efb4b6576ca64fc2cef";

export default node;
