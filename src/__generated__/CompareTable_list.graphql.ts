/**
 * @generated SignedSource<<e43f917967ef53b6bed1bebe0879b4f8>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareTable_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparableAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparableItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "args": null,
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
                      "alias": null,
                      "args": null,
                      "concreteType": "ConfigurableVariant",
                      "kind": "LinkedField",
                      "name": "variants",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "ConfigurableAttributeOption",
                          "kind": "LinkedField",
                          "name": "attributes",
                          "plural": true,
                          "selections": (v2/*:: as any*/),
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "SimpleProduct",
                          "kind": "LinkedField",
                          "name": "product",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "ProductCustomAttributes",
                              "kind": "LinkedField",
                              "name": "custom_attributesV2",
                              "plural": false,
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": null,
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
                                      "type": "AttributeValue",
                                      "abstractKey": null
                                    },
                                    {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": null,
                                          "kind": "LinkedField",
                                          "name": "selected_options",
                                          "plural": true,
                                          "selections": [
                                            (v1/*:: as any*/)
                                          ],
                                          "storageKey": null
                                        }
                                      ],
                                      "type": "AttributeSelectedOptions",
                                      "abstractKey": null
                                    }
                                  ],
                                  "storageKey": null
                                }
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "ConfigurableProduct",
                  "abstractKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompareList",
  "abstractKey": null
};
})();

(node as any).hash = "0c7fad1f19c93c660333f7c9bead8607";

export default node;
