/**
 * @generated SignedSource<<c70b4b1adf6e9aced8933778a1a571f6>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sort_order",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price_type",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "max_characters",
    "storageKey": null
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
  "metadata": null,
  "name": "useCustomOptions_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomizableFieldValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CustomizableFieldOption",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomizableAreaValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CustomizableAreaOption",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomizableDateValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "CustomizableDateOption",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "args": null,
              "concreteType": "CustomizableDropDownValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CustomizableDropDownOption",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "args": null,
              "concreteType": "CustomizableRadioValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CustomizableRadioOption",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "args": null,
              "concreteType": "CustomizableCheckboxValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CustomizableCheckboxOption",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "values",
              "args": null,
              "concreteType": "CustomizableMultipleValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CustomizableMultipleOption",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomizableProductInterface",
  "abstractKey": "__isCustomizableProductInterface"
};
})();

(node as any).hash = "0bd294cfbb386c1d2edeb6dbcc5148e6";

export default node;
