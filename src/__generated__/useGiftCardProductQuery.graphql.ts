/**
 * @generated SignedSource<<73eac862334de6d78b56a30fa5339931>>
 * @relayHash f9087fbca359b4faddf9ce5f70bb2739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 284b5c48801c0c1bb4255cf209c31bd1fe342a07595ae1476631d3b4291d848c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCardTypeEnum = "COMBINED" | "PHYSICAL" | "VIRTUAL" | "%future added value";
export type useGiftCardProductQuery$variables = {
  urlKey: string;
};
export type useGiftCardProductQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly giftCard: {
        readonly " $fragmentSpreads": FragmentRefs<"useGiftCard_product">;
      } | null | undefined;
      readonly giftcard_type?: GiftCardTypeEnum | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type useGiftCardProductQuery = {
  response: useGiftCardProductQuery$data;
  variables: useGiftCardProductQuery$variables;
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
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "giftcard_type"
    }
  ],
  "type": "GiftCardProduct"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useGiftCardProductQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "useGiftCard_product"
                    }
                  ],
                  "type": "GiftCardProduct"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "giftCard"
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
    "name": "useGiftCardProductQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "allow_open_amount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "open_amount_min"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "open_amount_max"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "message_max_length"
                  },
                  {
                    "concreteType": "GiftCardAmounts",
                    "kind": "LinkedField",
                    "name": "giftcard_amounts",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "value"
                      }
                    ]
                  },
                  {
                    "kind": "LinkedField",
                    "name": "gift_card_options",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "required"
                      }
                    ]
                  }
                ],
                "type": "GiftCardProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "f9087fbca359b4faddf9ce5f70bb2739",
    "id": "284b5c48801c0c1bb4255cf209c31bd1fe342a07595ae1476631d3b4291d848c",
    "metadata": {},
    "name": "useGiftCardProductQuery",
    "operationKind": "query",
    "text": "query useGiftCardProductQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}},pageSize:1,currentPage:1){items{__typename,uid,...on GiftCardProduct{giftcard_type},...useGiftCard_product}}}fragment useGiftCard_product on GiftCardProduct{allow_open_amount,open_amount_min,open_amount_max,message_max_length,giftcard_amounts{uid,value},gift_card_options{__typename,uid,title,required}}"
  }
};
})();

(node as any).hash = "d6ec139aee8210b0ecc89c0a1d8fd8fc";

export default node;
