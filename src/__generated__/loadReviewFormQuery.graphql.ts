/**
 * @generated SignedSource<<ed43561cc0756a8210f540c2cf0e51de>>
 * @relayHash fff77eb93ae59811fda15195beecb7cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9af93b9faf71aca72e5feef698d23e1cb49d63c6ccd068f8f8a8533692f3d71b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type loadReviewFormQuery$variables = Record<PropertyKey, never>;
export type loadReviewFormQuery$data = {
  readonly productReviewRatingsMetadata: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_ratings">;
  };
};
export type loadReviewFormQuery = {
  response: loadReviewFormQuery$data;
  variables: loadReviewFormQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "loadReviewFormQuery",
    "selections": [
      {
        "concreteType": "ProductReviewRatingsMetadata",
        "kind": "LinkedField",
        "name": "productReviewRatingsMetadata",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ReviewForm_ratings"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadReviewFormQuery",
    "selections": [
      {
        "concreteType": "ProductReviewRatingsMetadata",
        "kind": "LinkedField",
        "name": "productReviewRatingsMetadata",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductReviewRatingMetadata",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "id"
              },
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "concreteType": "ProductReviewRatingValueMetadata",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "value_id"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "value"
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
    "cacheID": "fff77eb93ae59811fda15195beecb7cb",
    "id": "9af93b9faf71aca72e5feef698d23e1cb49d63c6ccd068f8f8a8533692f3d71b",
    "metadata": {},
    "name": "loadReviewFormQuery",
    "operationKind": "query",
    "text": "query loadReviewFormQuery{productReviewRatingsMetadata{...ReviewForm_ratings}}fragment ReviewForm_ratings on ProductReviewRatingsMetadata{items{id,name,values{value_id,value}}}"
  }
};

(node as any).hash = "05d493c3d8f2adfcd8e6085f4ea01e3f";

export default node;
