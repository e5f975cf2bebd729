/**
 * @generated SignedSource<<21b0a8e2458f5984824e54a7914b4a9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DetailsForm_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"extraAttributes_customer">;
  readonly " $fragmentType": "DetailsForm_customer";
};
export type DetailsForm_customer$key = {
  readonly " $data"?: DetailsForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsForm_customer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "value"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DetailsForm_customer",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "extraAttributes_customer",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "prefix"
        },
        {
          "kind": "ScalarField",
          "name": "middlename"
        },
        {
          "kind": "ScalarField",
          "name": "suffix"
        },
        {
          "kind": "ScalarField",
          "name": "taxvat"
        },
        {
          "kind": "ScalarField",
          "name": "date_of_birth"
        },
        {
          "kind": "ScalarField",
          "name": "gender"
        },
        {
          "kind": "LinkedField",
          "name": "custom_attributes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "AttributeValue"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "selected_options",
                  "plural": true,
                  "selections": (v0/*:: as any*/)
                }
              ],
              "type": "AttributeSelectedOptions"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "Customer"
};
})();

(node as any).hash = "9a4cb1347a1bf858bac18b75d4342052";

export default node;
