/**
 * @generated SignedSource<<e46efd159739f837b97a173642484c19>>
 * @relayHash debd36b9bf97a8b899a829f4fed565a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e596ac070ed8f1e2ddeada12a2d4f2bf579eec1c7bccb6165c4d60f72a4ca6e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FilterMatchTypeEnum = "FULL" | "PARTIAL" | "%future added value";
export type ProductAttributeFilterInput = {
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};
export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};
export type MissingSwatchesQuery$variables = {
  filter: ProductAttributeFilterInput;
  pageSize: number;
};
export type MissingSwatchesQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"useFacets_colours">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type MissingSwatchesQuery = {
  response: MissingSwatchesQuery$data;
  variables: MissingSwatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pageSize"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "pageSize",
    "variableName": "pageSize"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "MissingSwatchesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "useFacets_colours"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MissingSwatchesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "concreteType": "ConfigurableProductOptions",
                    "kind": "LinkedField",
                    "name": "configurable_options",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
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
                              (v3/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "value"
                              }
                            ]
                          },
                          (v2/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "type": "ConfigurableProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "debd36b9bf97a8b899a829f4fed565a5",
    "id": "4e596ac070ed8f1e2ddeada12a2d4f2bf579eec1c7bccb6165c4d60f72a4ca6e",
    "metadata": {},
    "name": "MissingSwatchesQuery",
    "operationKind": "query",
    "text": "query MissingSwatchesQuery($filter:ProductAttributeFilterInput!,$pageSize:Int!){products(filter:$filter,pageSize:$pageSize){items{__typename,uid,...useFacets_colours}}}fragment useFacets_colours on ProductInterface{__isProductInterface:__typename,uid,...on ConfigurableProduct{configurable_options{uid,attribute_code,values{label,swatch_data{__typename,value},uid}}}}"
  }
};
})();

(node as any).hash = "901b3389205194770c97db2b20a6d9f4";

export default node;
