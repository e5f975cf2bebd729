/**
 * @generated SignedSource<<8f165f80b94c2a772ab7283c3092a8fb>>
 * @relayHash d3ba4d63a8e25ef1f714d72e1e6ff5d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ddac646f227e87f0d3ed86fad7988c11e7d926f26143711cf494d7944c73146

import { ConcreteRequest } from 'relay-runtime';
export type CreateProductReviewInput = {
  nickname: string;
  ratings: ReadonlyArray<ProductReviewRatingInput | null | undefined>;
  sku: string;
  summary: string;
  text: string;
};
export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};
export type useCreateProductReviewMutation$variables = {
  input: CreateProductReviewInput;
};
export type useCreateProductReviewMutation$data = {
  readonly createProductReview: {
    readonly review: {
      readonly created_at: string;
    };
  };
};
export type useCreateProductReviewMutation = {
  response: useCreateProductReviewMutation$data;
  variables: useCreateProductReviewMutation$variables;
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
    "concreteType": "CreateProductReviewOutput",
    "kind": "LinkedField",
    "name": "createProductReview",
    "plural": false,
    "selections": [
      {
        "concreteType": "ProductReview",
        "kind": "LinkedField",
        "name": "review",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "created_at"
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
    "name": "useCreateProductReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateProductReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d3ba4d63a8e25ef1f714d72e1e6ff5d5",
    "id": "8ddac646f227e87f0d3ed86fad7988c11e7d926f26143711cf494d7944c73146",
    "metadata": {},
    "name": "useCreateProductReviewMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateProductReviewMutation($input:CreateProductReviewInput!){createProductReview(input:$input){review{created_at}}}"
  }
};
})();

(node as any).hash = "174828f783fa352f954c92e08c5cf4a6";

export default node;
