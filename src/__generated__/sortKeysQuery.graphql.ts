/**
 * @generated SignedSource<<a030426e3d14d89a0c9b432d03cf7001>>
 * @relayHash 99fae0978afb560fceebb82112e8d180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4970854ac2926f43882071f0f42d7fa6fe47135da3fc3a9db9e73ede7066bbdd

import { ConcreteRequest } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
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
export type sortKeysQuery$variables = {
  filter: ProductAttributeFilterInput;
};
export type sortKeysQuery$data = {
  readonly attributesList: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly frontend_class: string | null | undefined;
      readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
    } | null | undefined>;
  } | null | undefined;
  readonly products: {
    readonly sort_fields: {
      readonly options: ReadonlyArray<{
        readonly label: string | null | undefined;
        readonly value: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type sortKeysQuery = {
  response: sortKeysQuery$data;
  variables: sortKeysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "CATALOG_PRODUCT"
  },
  {
    "kind": "Literal",
    "name": "filters",
    "value": {
      "is_searchable": true
    }
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "code"
},
v3 = {
  "kind": "ScalarField",
  "name": "frontend_input"
},
v4 = {
  "kind": "ScalarField",
  "name": "frontend_class"
},
v5 = {
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "pageSize",
      "value": 1
    }
  ],
  "concreteType": "Products",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": [
    {
      "concreteType": "SortFields",
      "kind": "LinkedField",
      "name": "sort_fields",
      "plural": false,
      "selections": [
        {
          "concreteType": "SortField",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "value"
            },
            {
              "kind": "ScalarField",
              "name": "label"
            }
          ]
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "sortKeysQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_searchable\":true})"
      },
      (v5/*:: as any*/)
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sortKeysQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_searchable\":true})"
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "99fae0978afb560fceebb82112e8d180",
    "id": "4970854ac2926f43882071f0f42d7fa6fe47135da3fc3a9db9e73ede7066bbdd",
    "metadata": {},
    "name": "sortKeysQuery",
    "operationKind": "query",
    "text": "query sortKeysQuery($filter:ProductAttributeFilterInput!){attributesList(entityType:CATALOG_PRODUCT,filters:{is_searchable:true}){items{__typename,code,frontend_input,frontend_class}},products(filter:$filter,pageSize:1){sort_fields{options{value,label}}}}"
  }
};
})();

(node as any).hash = "259a60198169a07e82fd3ddbe50aca22";

export default node;
