/**
 * @generated SignedSource<<1e86ddeae911246525b1e4ff9648aa5b>>
 * @relayHash 7e5eade54b32fa6f6aac2b4b3c953ce5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a430746b0c74ce136b0579909b744515cfcb0acbcaa6d3716fd49fe07eba924

import { ConcreteRequest } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
export type readSearchVocabularyQuery$variables = Record<PropertyKey, never>;
export type readSearchVocabularyQuery$data = {
  readonly attributesList: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
      readonly label: string | null | undefined;
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
  "name": "label"
},
v3 = {
  "kind": "ScalarField",
  "name": "frontend_input"
},
v4 = {
  "kind": "ScalarField",
  "name": "value"
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
              (v3/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/)
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
              (v3/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  (v2/*:: as any*/)
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
    "cacheID": "7e5eade54b32fa6f6aac2b4b3c953ce5",
    "id": "5a430746b0c74ce136b0579909b744515cfcb0acbcaa6d3716fd49fe07eba924",
    "metadata": {},
    "name": "readSearchVocabularyQuery",
    "operationKind": "query",
    "text": "query readSearchVocabularyQuery{attributesList(entityType:CATALOG_PRODUCT,filters:{is_filterable:true}){items{__typename,code,label,frontend_input,options{__typename,value,label}}}}"
  }
};
})();

(node as any).hash = "b63dbb52af8378df62f3ee36746804b3";

export default node;
