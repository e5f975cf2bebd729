/**
 * @generated SignedSource<<fd182256da2e0c9eba06ff3001ee0f12>>
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
  "kind": "ScalarField",
  "name": "label"
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
      "kind": "ScalarField",
      "name": "total_count"
    },
    {
      "concreteType": "Aggregation",
      "kind": "LinkedField",
      "name": "aggregations",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "attribute_code"
        },
        (v0/*:: as any*/),
        {
          "concreteType": "AggregationOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "value"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "count"
            }
          ]
        }
      ]
    }
  ],
  "type": "Products"
};
})();

(node as any).hash = "4cfa8aa9b4ba75e0828eba471987fb4a";

export default node;
