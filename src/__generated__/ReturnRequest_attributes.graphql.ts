/**
 * @generated SignedSource<<1a3eaaf76b2c42c6b41062b679064da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnRequest_attributes$data = {
  readonly " $fragmentSpreads": FragmentRefs<"returnAttributes_list">;
  readonly " $fragmentType": "ReturnRequest_attributes";
};
export type ReturnRequest_attributes$key = {
  readonly " $data"?: ReturnRequest_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnRequest_attributes">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnRequest_attributes",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "returnAttributes_list",
      "selections": [
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "code"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "frontend_input"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "is_required"
                },
                {
                  "kind": "ScalarField",
                  "name": "sort_order"
                },
                {
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "value"
                    }
                  ]
                }
              ],
              "type": "ReturnItemAttributeMetadata"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "AttributesMetadataOutput"
};
})();

(node as any).hash = "eb67842f23f3756bd34bd625eac3bb4f";

export default node;
