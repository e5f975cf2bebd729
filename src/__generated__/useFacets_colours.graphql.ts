/**
 * @generated SignedSource<<f3c8acfac9e98367f02527fec153bc8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFacets_colours$data = ReadonlyArray<{
  readonly configurable_options?: ReadonlyArray<{
    readonly attribute_code: string | null | undefined;
    readonly uid: string;
    readonly values: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly swatch_data: {
        readonly __typename: string;
        readonly value: string | null | undefined;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "useFacets_colours";
}>;
export type useFacets_colours$key = ReadonlyArray<{
  readonly " $data"?: useFacets_colours$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFacets_colours">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useFacets_colours",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "ConfigurableProductOptions",
          "kind": "LinkedField",
          "name": "configurable_options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "attribute_code"
            },
            {
              "concreteType": "ConfigurableProductOptionsValues",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "label"
                },
                {
                  "kind": "LinkedField",
                  "name": "swatch_data",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "__typename"
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
      ],
      "type": "ConfigurableProduct"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "50c5d6d96ef23dcc0c51c52e00c72553";

export default node;
