/**
 * @generated SignedSource<<ad165f5f0d2807132fc35d85691a6e98>>
 * @relayHash 7a379a2504a0d502acdf9d3561eb65f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50cfd4a61bfb6be1b6204c8a72735c9c011a44a8baabb6f521ccadee04f9c8c6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountProfilePageQuery$variables = Record<PropertyKey, never>;
export type AccountProfilePageQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"EmailForm_customer" | "NameForm_customer" | "NewsletterSwitch_customer" | "PasswordForm_customer" | "extraAttributes_customer">;
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
              (v10/*:: as any*/),
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
                      (v10/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "cacheID": "7a379a2504a0d502acdf9d3561eb65f1",
    "id": "50cfd4a61bfb6be1b6204c8a72735c9c011a44a8baabb6f521ccadee04f9c8c6",
    "metadata": {},
    "name": "AccountProfilePageQuery",
    "operationKind": "query",
    "text": "query AccountProfilePageQuery{customer{...extraAttributes_customer,...NameForm_customer,...EmailForm_customer,...PasswordForm_customer,...NewsletterSwitch_customer}}fragment EmailForm_customer on Customer{email}fragment NameForm_customer on Customer{firstname,lastname}fragment NewsletterSwitch_customer on Customer{is_subscribed}fragment PasswordForm_customer on Customer{email}fragment extraAttributes_customer on Customer{prefix,middlename,suffix,taxvat,date_of_birth,gender,custom_attributes{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,value}}}}"
  }
};
})();

(node as any).hash = "88b74140a4f1eeb18b831057e04cfc33";

export default node;
