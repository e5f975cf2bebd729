/**
 * @generated SignedSource<<1442a256ebf09bd7f1ae13335cc82ed6>>
 * @relayHash c7f9b470ae54a1990f7d30bc0c15674e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6717d49e51867aec7ead1e9d1e14758a26355aa738ba980d6da88b886b41a4ab

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountProfilePageQuery$variables = Record<PropertyKey, never>;
export type AccountProfilePageQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"EmailForm_customer" | "NameForm_customer" | "NewsletterSwitch_customer" | "PasswordForm_customer" | "extraAttributes_customer">;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig" | "PasswordForm_storeConfig">;
  } | null | undefined;
};
export type AccountProfilePageQuery = {
  response: AccountProfilePageQuery$data;
  variables: AccountProfilePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "middlename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suffix",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxvat",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date_of_birth",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gender",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "AttributeValue",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountProfilePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "extraAttributes_customer",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "custom_attributes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "selected_options",
                        "plural": true,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "AttributeSelectedOptions",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NameForm_customer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmailForm_customer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordForm_customer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewsletterSwitch_customer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordForm_storeConfig"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PageHead_storeConfig"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountProfilePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "custom_attributes",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "selected_options",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "AttributeSelectedOptions",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "is_subscribed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimum_password_length",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "required_character_classes_number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title_prefix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title_suffix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "default_title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "default_description",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c7f9b470ae54a1990f7d30bc0c15674e",
    "id": "6717d49e51867aec7ead1e9d1e14758a26355aa738ba980d6da88b886b41a4ab",
    "metadata": {},
    "name": "AccountProfilePageQuery",
    "operationKind": "query",
    "text": "query AccountProfilePageQuery{customer{...extraAttributes_customer,...NameForm_customer,...EmailForm_customer,...PasswordForm_customer,...NewsletterSwitch_customer},storeConfig{store_code,...PasswordForm_storeConfig,...PageHead_storeConfig}}fragment EmailForm_customer on Customer{email}fragment NameForm_customer on Customer{firstname,lastname}fragment NewsletterSwitch_customer on Customer{is_subscribed}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}fragment PasswordForm_customer on Customer{email}fragment PasswordForm_storeConfig on StoreConfig{store_code,...passwordRules_storeConfig}fragment extraAttributes_customer on Customer{prefix,middlename,suffix,taxvat,date_of_birth,gender,custom_attributes{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,value}}}}fragment passwordRules_storeConfig on StoreConfig{store_code,minimum_password_length,required_character_classes_number}"
  }
};
})();

(node as any).hash = "8b8c3cd835aa17e9de4228ac5b475c64";

export default node;
