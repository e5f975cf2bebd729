/**
 * @generated SignedSource<<41adc341ae152a1d16bd9e4c8c661225>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomizableDateTypeEnum = "DATE" | "DATE_TIME" | "TIME" | "%future added value";
export type PriceTypeEnum = "DYNAMIC" | "FIXED" | "PERCENT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useCustomOptions_product$data = {
  readonly options: ReadonlyArray<{
    readonly __typename: string;
    readonly required: boolean | null | undefined;
    readonly sort_order: number | null | undefined;
    readonly title: string | null | undefined;
    readonly uid: string;
    readonly value?: {
      readonly max_characters: number | null | undefined;
      readonly price: number | null | undefined;
      readonly price_type: PriceTypeEnum | null | undefined;
      readonly type?: CustomizableDateTypeEnum | null | undefined;
    } | null | undefined;
    readonly values?: ReadonlyArray<{
      readonly price: number | null | undefined;
      readonly price_type: PriceTypeEnum | null | undefined;
      readonly sort_order: number | null | undefined;
      readonly title: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "useCustomOptions_product";
};
export type useCustomOptions_product$key = {
  readonly " $data"?: useCustomOptions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCustomOptions_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v3 = {
  "kind": "ScalarField",
  "name": "price"
},
v4 = {
  "kind": "ScalarField",
  "name": "price_type"
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "max_characters"
  }
],
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCustomOptions_product",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "required"
        },
        (v2/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "CustomizableFieldValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": (v5/*:: as any*/)
            }
          ],
          "type": "CustomizableFieldOption"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "CustomizableAreaValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": (v5/*:: as any*/)
            }
          ],
          "type": "CustomizableAreaOption"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "CustomizableDateValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "type"
                }
              ]
            }
          ],
          "type": "CustomizableDateOption"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "concreteType": "CustomizableDropDownValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/)
            }
          ],
          "type": "CustomizableDropDownOption"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "concreteType": "CustomizableRadioValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/)
            }
          ],
          "type": "CustomizableRadioOption"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "concreteType": "CustomizableCheckboxValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/)
            }
          ],
          "type": "CustomizableCheckboxOption"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "concreteType": "CustomizableMultipleValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/)
            }
          ],
          "type": "CustomizableMultipleOption"
        }
      ]
    }
  ],
  "type": "CustomizableProductInterface",
  "abstractKey": "__isCustomizableProductInterface"
};
})();

(node as any).hash = "0bd294cfbb386c1d2edeb6dbcc5148e6";

export default node;
