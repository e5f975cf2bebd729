/**
 * @generated SignedSource<<94d8bd280548f2018f2957b254154465>>
 * @relayHash f65508ff11a7fb1dbe8a7879c18e9101
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 023cb48ed4f236b69ff23942188a0810676f7c7dcb8fd9de4a5b196e4ea43fbb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartGiftMessageQuery$variables = {
  cartId: string;
};
export type CartGiftMessageQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"giftMessageOf_item">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly storeConfig: {
    readonly allow_items: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type CartGiftMessageQuery = {
  response: CartGiftMessageQuery$data;
  variables: CartGiftMessageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "currentPage",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "GiftMessage",
    "kind": "LinkedField",
    "name": "gift_message",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "SimpleCartItem",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ConfigurableCartItem",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "BundleCartItem",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "StoreConfig",
  "kind": "LinkedField",
  "name": "storeConfig",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allow_items",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartGiftMessageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
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
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "giftMessageOf_item",
                    "selections": [
                      (v5/*:: as any*/),
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ],
        "storageKey": null
      },
      (v10/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartGiftMessageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          }
        ],
        "storageKey": null
      },
      (v10/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "f65508ff11a7fb1dbe8a7879c18e9101",
    "id": "023cb48ed4f236b69ff23942188a0810676f7c7dcb8fd9de4a5b196e4ea43fbb",
    "metadata": {},
    "name": "CartGiftMessageQuery",
    "operationKind": "query",
    "text": "query CartGiftMessageQuery($cartId:String!){cart(cart_id:$cartId){id,itemsV2(pageSize:100,currentPage:1){items{__typename,uid,...giftMessageOf_item}}},storeConfig{store_code,allow_items}}fragment giftMessageOf_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on SimpleCartItem{gift_message{to,from,message}},...on ConfigurableCartItem{gift_message{to,from,message}},...on BundleCartItem{gift_message{to,from,message}}}"
  }
};
})();

(node as any).hash = "e3c3e370ee3843aec4636e128e0436c5";

export default node;
