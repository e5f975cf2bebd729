/**
 * @generated SignedSource<<12e230fc603f2730bdf709e2cc5a87ba>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frontend_input",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "filterableAttributesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_filterable\":true})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "filterableAttributesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
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
