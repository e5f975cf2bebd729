/**
 * @generated SignedSource<<72df000d0d6af86b156998540b9fe46d>>
 * @relayHash fde7daca5b19c64144b95a22a87fc3f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a52cd68485fc4f60938842b72d0357aad919b3328759db9d3e2c971b33d54b16

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
export type useListFacetsQuery$variables = {
  base: ProductAttributeFilterInput;
  filter: ProductAttributeFilterInput;
  filterWithoutA?: ProductAttributeFilterInput | null | undefined;
  filterWithoutB?: ProductAttributeFilterInput | null | undefined;
  filterWithoutC?: ProductAttributeFilterInput | null | undefined;
  hasA: boolean;
  hasB: boolean;
  hasC: boolean;
  inCategory: boolean;
  isFiltered: boolean;
  search?: string | null | undefined;
  uid?: string | null | undefined;
};
export type useListFacetsQuery$data = {
  readonly attributesList: {
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useFacets_attributes">;
    } | null | undefined>;
  } | null | undefined;
  readonly categories?: {
    readonly items: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly now?: {
    readonly " $fragmentSpreads": FragmentRefs<"useFacets_lists">;
  } | null | undefined;
  readonly open: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"useFacets_colours">;
    } | null | undefined> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useFacets_lists">;
  } | null | undefined;
  readonly withoutA?: {
    readonly " $fragmentSpreads": FragmentRefs<"useFacets_lists">;
  } | null | undefined;
  readonly withoutB?: {
    readonly " $fragmentSpreads": FragmentRefs<"useFacets_lists">;
  } | null | undefined;
  readonly withoutC?: {
    readonly " $fragmentSpreads": FragmentRefs<"useFacets_lists">;
  } | null | undefined;
};
export type useListFacetsQuery = {
  response: useListFacetsQuery$data;
  variables: useListFacetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filterWithoutA"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filterWithoutB"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filterWithoutC"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasA"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasB"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasC"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inCategory"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFiltered"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v12 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "CATALOG_PRODUCT"
  },
  {
    "kind": "Literal",
    "name": "filters",
    "value": {
      "is_filterable": true
    }
  }
],
v13 = {
  "kind": "ScalarField",
  "name": "uid"
},
v14 = {
  "condition": "inCategory",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "eq",
                  "variableName": "uid"
                }
              ],
              "kind": "ObjectValue",
              "name": "category_uid"
            }
          ],
          "kind": "ObjectValue",
          "name": "filters"
        }
      ],
      "concreteType": "CategoryResult",
      "kind": "LinkedField",
      "name": "categories",
      "plural": false,
      "selections": [
        {
          "concreteType": "CategoryTree",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v13/*:: as any*/),
            {
              "concreteType": "CategoryTree",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                (v13/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ]
},
v15 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v16 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "base"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 24
  },
  (v15/*:: as any*/)
],
v17 = {
  "kind": "FragmentSpread",
  "name": "useFacets_lists"
},
v18 = {
  "kind": "Literal",
  "name": "pageSize",
  "value": 1
},
v19 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  (v18/*:: as any*/),
  (v15/*:: as any*/)
],
v20 = [
  (v17/*:: as any*/)
],
v21 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filterWithoutA"
  },
  (v18/*:: as any*/),
  (v15/*:: as any*/)
],
v22 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filterWithoutB"
  },
  (v18/*:: as any*/),
  (v15/*:: as any*/)
],
v23 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filterWithoutC"
  },
  (v18/*:: as any*/),
  (v15/*:: as any*/)
],
v24 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v25 = {
  "kind": "ScalarField",
  "name": "total_count"
},
v26 = {
  "kind": "ScalarField",
  "name": "attribute_code"
},
v27 = {
  "kind": "ScalarField",
  "name": "label"
},
v28 = {
  "kind": "ScalarField",
  "name": "value"
},
v29 = {
  "concreteType": "Aggregation",
  "kind": "LinkedField",
  "name": "aggregations",
  "plural": true,
  "selections": [
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    {
      "concreteType": "AggregationOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v28/*:: as any*/),
        (v27/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "count"
        }
      ]
    }
  ]
},
v30 = [
  (v25/*:: as any*/),
  (v29/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useListFacetsQuery",
    "selections": [
      {
        "args": (v12/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "useFacets_attributes"
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_filterable\":true})"
      },
      (v14/*:: as any*/),
      {
        "alias": "open",
        "args": (v16/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "useFacets_colours"
              }
            ]
          }
        ]
      },
      {
        "condition": "isFiltered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "now",
            "args": (v19/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v20/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasA",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "withoutA",
            "args": (v21/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v20/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasB",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "withoutB",
            "args": (v22/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v20/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasC",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "withoutC",
            "args": (v23/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v20/*:: as any*/)
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useListFacetsQuery",
    "selections": [
      {
        "args": (v12/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v24/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isCustomAttributeMetadataInterface"
              },
              {
                "kind": "ScalarField",
                "name": "code"
              },
              {
                "kind": "ScalarField",
                "name": "frontend_input"
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_filterable\":true})"
      },
      (v14/*:: as any*/),
      {
        "alias": "open",
        "args": (v16/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          (v29/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v24/*:: as any*/),
              (v13/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v27/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v24/*:: as any*/),
                              (v28/*:: as any*/)
                            ]
                          },
                          (v13/*:: as any*/)
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
      },
      {
        "condition": "isFiltered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "now",
            "args": (v19/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v30/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasA",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "withoutA",
            "args": (v21/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v30/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasB",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "withoutB",
            "args": (v22/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v30/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasC",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "withoutC",
            "args": (v23/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v30/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "fde7daca5b19c64144b95a22a87fc3f8",
    "id": "a52cd68485fc4f60938842b72d0357aad919b3328759db9d3e2c971b33d54b16",
    "metadata": {},
    "name": "useListFacetsQuery",
    "operationKind": "query",
    "text": "query useListFacetsQuery($search:String,$uid:String,$inCategory:Boolean!,$base:ProductAttributeFilterInput!,$filter:ProductAttributeFilterInput!,$isFiltered:Boolean!,$filterWithoutA:ProductAttributeFilterInput,$filterWithoutB:ProductAttributeFilterInput,$filterWithoutC:ProductAttributeFilterInput,$hasA:Boolean!,$hasB:Boolean!,$hasC:Boolean!){attributesList(entityType:CATALOG_PRODUCT,filters:{is_filterable:true}){items{__typename,...useFacets_attributes}},categories(filters:{category_uid:{eq:$uid}})@include(if:$inCategory){items{uid,children{uid}}},open:products(search:$search,filter:$base,pageSize:24){...useFacets_lists,items{__typename,uid,...useFacets_colours}},now:products(search:$search,filter:$filter,pageSize:1)@include(if:$isFiltered){...useFacets_lists},withoutA:products(search:$search,filter:$filterWithoutA,pageSize:1)@include(if:$hasA){...useFacets_lists},withoutB:products(search:$search,filter:$filterWithoutB,pageSize:1)@include(if:$hasB){...useFacets_lists},withoutC:products(search:$search,filter:$filterWithoutC,pageSize:1)@include(if:$hasC){...useFacets_lists}}fragment useFacets_attributes on CustomAttributeMetadataInterface{__isCustomAttributeMetadataInterface:__typename,code,frontend_input}fragment useFacets_colours on ProductInterface{__isProductInterface:__typename,uid,...on ConfigurableProduct{configurable_options{uid,attribute_code,values{label,swatch_data{__typename,value},uid}}}}fragment useFacets_lists on Products{total_count,aggregations{attribute_code,label,options{value,label,count}}}"
  }
};
})();

(node as any).hash = "773e4f5809589ae4f43e002f9f8dd8cc";

export default node;
