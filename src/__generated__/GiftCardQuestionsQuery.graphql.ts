/**
 * @generated SignedSource<<342e82fbdc6bc80d7d15437378bba1f9>>
 * @relayHash 3067554afc870da38f09f9f581483be2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52a52b11295e3ad3a20e7709ceb631cc55108cf4e2f1473ce09e98794265de54

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCardQuestionsQuery$variables = {
  urlKey: string;
};
export type GiftCardQuestionsQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly giftCard: {
        readonly " $fragmentSpreads": FragmentRefs<"useGiftCard_product">;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type GiftCardQuestionsQuery = {
  response: GiftCardQuestionsQuery$data;
  variables: GiftCardQuestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urlKey"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "currentPage",
    "value": 1
  },
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "urlKey"
          }
        ],
        "kind": "ObjectValue",
        "name": "url_key"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GiftCardQuestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v3/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useGiftCard_product"
                    }
                  ],
                  "type": "GiftCardProduct",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "giftCard"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiftCardQuestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "allow_open_amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "open_amount_min",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "open_amount_max",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message_max_length",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GiftCardAmounts",
                    "kind": "LinkedField",
                    "name": "giftcard_amounts",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "gift_card_options",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "required",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "GiftCardProduct",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3067554afc870da38f09f9f581483be2",
    "id": "52a52b11295e3ad3a20e7709ceb631cc55108cf4e2f1473ce09e98794265de54",
    "metadata": {},
    "name": "GiftCardQuestionsQuery",
    "operationKind": "query",
    "text": "query GiftCardQuestionsQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}},pageSize:1,currentPage:1){items{__typename,uid,...useGiftCard_product}}}fragment useGiftCard_product on GiftCardProduct{allow_open_amount,open_amount_min,open_amount_max,message_max_length,giftcard_amounts{uid,value},gift_card_options{__typename,uid,title,required}}"
  }
};
})();

(node as any).hash = "5983f54f05c05205608445ec32c8f4bc";

export default node;
