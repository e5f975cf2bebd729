/**
 * @generated SignedSource<<955ff20a6a47a21b58767af7de0c0932>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareTable_list$data = {
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly label: string;
  } | null | undefined> | null | undefined;
  readonly items: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly code: string;
      readonly value: string;
    } | null | undefined>;
    readonly product: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedHead_product" | "variantValues_product">;
    };
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "CompareTable_list";
};
export type CompareTable_list$key = {
  readonly " $data"?: CompareTable_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_list">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "code"
},
v1 = {
  "kind": "ScalarField",
  "name": "label"
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CompareTable_list",
  "selections": [
    {
      "concreteType": "ComparableAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": (v2/*:: as any*/)
    },
    {
      "concreteType": "ComparableItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "ComparedHead_product"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "variantValues_product",
              "selections": [
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "concreteType": "ConfigurableVariant",
                      "kind": "LinkedField",
                      "name": "variants",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "ConfigurableAttributeOption",
                          "kind": "LinkedField",
                          "name": "attributes",
                          "plural": true,
                          "selections": (v2/*:: as any*/)
                        },
                        {
                          "concreteType": "SimpleProduct",
                          "kind": "LinkedField",
                          "name": "product",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "concreteType": "ProductCustomAttributes",
                              "kind": "LinkedField",
                              "name": "custom_attributesV2",
                              "plural": false,
                              "selections": [
                                {
                                  "kind": "LinkedField",
                                  "name": "items",
                                  "plural": true,
                                  "selections": [
                                    (v0/*:: as any*/),
                                    {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        (v4/*:: as any*/)
                                      ],
                                      "type": "AttributeValue"
                                    },
                                    {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "LinkedField",
                                          "name": "selected_options",
                                          "plural": true,
                                          "selections": [
                                            (v1/*:: as any*/)
                                          ]
                                        }
                                      ],
                                      "type": "AttributeSelectedOptions"
                                    }
                                  ]
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
              "argumentDefinitions": []
            }
          ]
        },
        {
          "concreteType": "ProductAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v4/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "CompareList"
};
})();

(node as any).hash = "0c7fad1f19c93c660333f7c9bead8607";

export default node;
