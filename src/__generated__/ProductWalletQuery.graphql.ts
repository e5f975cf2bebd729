/**
 * @generated SignedSource<<41d147af6fcc2a537f8364104556c280>>
 * @relayHash 9ee299641b6d590356c5178d2f2512a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ddb95457723805054f6f4a0745bf541cd3dea588dc0f9ebca490eada9ff07ba

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductWalletQuery$variables = {
  amount: number;
  currency: string;
  sku: string;
};
export type ProductWalletQuery$data = {
  readonly molliePaymentMethods: {
    readonly methods: ReadonlyArray<{
      readonly code: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApplePayButton_query">;
};
export type ProductWalletQuery = {
  response: ProductWalletQuery$data;
  variables: ProductWalletQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sku"
},
v3 = {
  "kind": "ScalarField",
  "name": "code"
},
v4 = {
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "amount",
          "variableName": "amount"
        },
        {
          "kind": "Variable",
          "name": "currency",
          "variableName": "currency"
        }
      ],
      "kind": "ObjectValue",
      "name": "input"
    }
  ],
  "concreteType": "MolliePaymentMethodsOutput",
  "kind": "LinkedField",
  "name": "molliePaymentMethods",
  "plural": false,
  "selections": [
    {
      "concreteType": "MolliePaymentMethod",
      "kind": "LinkedField",
      "name": "methods",
      "plural": true,
      "selections": [
        (v3/*:: as any*/)
      ]
    }
  ]
},
v5 = {
  "args": [
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
              "variableName": "sku"
            }
          ],
          "kind": "ObjectValue",
          "name": "sku"
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
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        {
          "kind": "ScalarField",
          "name": "uid"
        }
      ]
    }
  ]
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ProductWalletQuery",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "kind": "FragmentSpread",
        "name": "ApplePayButton_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductWalletQuery",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "full_name_locale"
          },
          {
            "concreteType": "Region",
            "kind": "LinkedField",
            "name": "available_regions",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v3/*:: as any*/),
              (v7/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "store_code"
          },
          {
            "kind": "ScalarField",
            "name": "is_guest_checkout_enabled"
          },
          {
            "kind": "ScalarField",
            "name": "countries_with_required_region"
          },
          {
            "kind": "ScalarField",
            "name": "optional_zip_countries"
          }
        ]
      },
      {
        "concreteType": "CheckoutAgreement",
        "kind": "LinkedField",
        "name": "checkoutAgreements",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "agreement_id"
          },
          {
            "kind": "ScalarField",
            "name": "mode"
          },
          (v7/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "checkbox_text"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "9ee299641b6d590356c5178d2f2512a2",
    "id": "1ddb95457723805054f6f4a0745bf541cd3dea588dc0f9ebca490eada9ff07ba",
    "metadata": {},
    "name": "ProductWalletQuery",
    "operationKind": "query",
    "text": "query ProductWalletQuery($sku:String!,$amount:Float!,$currency:String!){molliePaymentMethods(input:{amount:$amount,currency:$currency}){methods{code}},products(filter:{sku:{eq:$sku}},pageSize:1,currentPage:1){items{__typename,uid}},...ApplePayButton_query}fragment AgreementField_agreement on CheckoutAgreement{agreement_id,name,checkbox_text,mode}fragment ApplePayButton_query on Query{countries{...addressCountries_country},storeConfig{store_code,is_guest_checkout_enabled,...addressCountries_storeConfig},checkoutAgreements{agreement_id,mode,...AgreementField_agreement}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}"
  }
};
})();

(node as any).hash = "e50a71b646278d8b83aed952921ec878";

export default node;
