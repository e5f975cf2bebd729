/**
 * @generated SignedSource<<cdaccd8b5ce853dcd1edc5c213452603>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewForm_ratings$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly value: string;
      readonly value_id: string;
    } | null | undefined>;
  } | null | undefined>;
  readonly " $fragmentType": "ReviewForm_ratings";
};
export type ReviewForm_ratings$key = {
  readonly " $data"?: ReviewForm_ratings$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_ratings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewForm_ratings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductReviewRatingMetadata",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductReviewRatingValueMetadata",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductReviewRatingsMetadata",
  "abstractKey": null
};

(node as any).hash = "cc7479465429d5d311b8ff7a1f59a24c";

export default node;
