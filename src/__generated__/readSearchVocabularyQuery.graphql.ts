/**
 * @generated SignedSource<<e862549c05d0a4bddb48453654a9d209>>
 * @relayHash c53d7d1c1973a87f69071e9cffcc9ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf58bef76e2bbcba7f3e1d8c72d09a55c4f1d93c10d8ad81d939dd1cb76e7b24

import { ConcreteRequest } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
export type readSearchVocabularyQuery$variables = Record<PropertyKey, never>;
export type readSearchVocabularyQuery$data = {
  readonly attributesList: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
      readonly options: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      } | null | undefined>;
    } | null | undefined>;
  } | null | undefined;
};
export type readSearchVocabularyQuery = {
  response: readSearchVocabularyQuery$data;
  variables: readSearchVocabularyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = {
  "kind": "ScalarField",
  "name": "code"
},
v2 = {
  "kind": "ScalarField",
  "name": "frontend_input"
},
v3 = {
  "kind": "ScalarField",
  "name": "value"
},
v4 = {
  "kind": "ScalarField",
  "name": "label"
},
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "readSearchVocabularyQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_filterable\":true})"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readSearchVocabularyQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
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
              (v5/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_filterable\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "c53d7d1c1973a87f69071e9cffcc9ec1",
    "id": "bf58bef76e2bbcba7f3e1d8c72d09a55c4f1d93c10d8ad81d939dd1cb76e7b24",
    "metadata": {},
    "name": "readSearchVocabularyQuery",
    "operationKind": "query",
    "text": "query readSearchVocabularyQuery{attributesList(entityType:CATALOG_PRODUCT,filters:{is_filterable:true}){items{__typename,code,frontend_input,options{__typename,value,label}}}}"
  }
};
})();

(node as any).hash = "c44bdf4acf688925ce259c17533213c5";

export default node;
