/**
 * @generated SignedSource<<c829f72b3d31aed7dd5edeafc5c228b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFacets_lists$data = ReadonlyArray<{
  readonly aggregations: ReadonlyArray<{
    readonly attribute_code: string;
    readonly label: string | null | undefined;
    readonly options: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly label: string | null | undefined;
      readonly value: string;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly total_count: number | null | undefined;
  readonly " $fragmentType": "useFacets_lists";
}>;
export type useFacets_lists$key = ReadonlyArray<{
  readonly " $data"?: useFacets_lists$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFacets_lists">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useFacets_lists",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Aggregation",
      "kind": "LinkedField",
      "name": "aggregations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attribute_code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AggregationOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Products",
  "abstractKey": null
};
})();

(node as any).hash = "4cfa8aa9b4ba75e0828eba471987fb4a";

export default node;
