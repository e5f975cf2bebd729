/**
 * @generated SignedSource<<886773b1b1a26ff5b5e0e9d2705f95d9>>
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
    "alias": null,
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
        "alias": null,
        "args": null,
        "concreteType": "ProductReview",
        "kind": "LinkedField",
        "name": "review",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "created_at",
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
    "name": "useCreateProductReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
