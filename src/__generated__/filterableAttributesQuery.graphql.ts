/**
 * @generated SignedSource<<2e7513408209d0e7021b39486e6fd0cb>>
 * @relayHash 1f0648483b07990c14ab099e8bfe3369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 022c6dbadda08159dff230bd33e6de6577d578e7d767087e42a1f55acab4e9b8

import { ConcreteRequest } from 'relay-runtime';
export type AttributeFrontendInputEnum = "BOOLEAN" | "DATE" | "DATETIME" | "FILE" | "GALLERY" | "HIDDEN" | "IMAGE" | "MEDIA_IMAGE" | "MULTILINE" | "MULTISELECT" | "PRICE" | "SELECT" | "TEXT" | "TEXTAREA" | "UNDEFINED" | "WEIGHT" | "%future added value";
export type filterableAttributesQuery$variables = Record<PropertyKey, never>;
export type filterableAttributesQuery$data = {
  readonly attributesList: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly frontend_input: AttributeFrontendInputEnum | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type filterableAttributesQuery = {
  response: filterableAttributesQuery$data;
  variables: filterableAttributesQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "filterableAttributesQuery",
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
              (v2/*:: as any*/)
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
    "name": "filterableAttributesQuery",
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
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_filterable\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "1f0648483b07990c14ab099e8bfe3369",
    "id": "022c6dbadda08159dff230bd33e6de6577d578e7d767087e42a1f55acab4e9b8",
    "metadata": {},
    "name": "filterableAttributesQuery",
    "operationKind": "query",
    "text": "query filterableAttributesQuery{attributesList(entityType:CATALOG_PRODUCT,filters:{is_filterable:true}){items{__typename,code,frontend_input}}}"
  }
};
})();

(node as any).hash = "d61d0a73946ca8e6c0d39a8b9a1ab990";

export default node;
