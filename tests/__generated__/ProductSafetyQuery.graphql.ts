/**
 * @generated SignedSource<<a729dfa23127f0ee1abf094b1c35d64c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductSafetyQuery$variables = Record<PropertyKey, never>;
export type ProductSafetyQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"useProductAttributes_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type ProductSafetyQuery = {
  response: ProductSafetyQuery$data;
  variables: ProductSafetyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "search",
    "value": "sedia"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductSafetyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
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
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useProductAttributes_product"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(search:\"sedia\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProductSafetyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
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
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
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
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value",
                            "storageKey": null
                          }
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
                              (v2/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "label",
                                "storageKey": null
                              }
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
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weight",
                    "storageKey": null
                  }
                ],
                "type": "SimpleProduct",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(search:\"sedia\")"
      }
    ]
  },
  "params": {
    "cacheID": "4874346e1679a201a3545cb1f5b5c3b0",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "products": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Products"
        },
        "products.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ProductInterface"
        },
        "products.items.__isProductInterface": (v3/*:: as any*/),
        "products.items.__typename": (v3/*:: as any*/),
        "products.items.custom_attributesV2": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductCustomAttributes"
        },
        "products.items.custom_attributesV2.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AttributeValueInterface"
        },
        "products.items.custom_attributesV2.items.__typename": (v3/*:: as any*/),
        "products.items.custom_attributesV2.items.code": (v4/*:: as any*/),
        "products.items.custom_attributesV2.items.selected_options": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AttributeSelectedOptionInterface"
        },
        "products.items.custom_attributesV2.items.selected_options.__typename": (v3/*:: as any*/),
        "products.items.custom_attributesV2.items.selected_options.label": (v3/*:: as any*/),
        "products.items.custom_attributesV2.items.value": (v3/*:: as any*/),
        "products.items.uid": (v4/*:: as any*/),
        "products.items.weight": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        }
      }
    },
    "name": "ProductSafetyQuery",
    "operationKind": "query",
    "text": "query ProductSafetyQuery{products(search:\"sedia\"){items{__typename,uid,...useProductAttributes_product}}}fragment useProductAttributes_product on ProductInterface{__isProductInterface:__typename,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}},...on SimpleProduct{weight}}"
  }
};
})();

(node as any).hash = "c06ed391f999d9a7d26bbce61402ec1c";

export default node;
