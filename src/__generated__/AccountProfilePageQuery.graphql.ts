/**
 * @generated SignedSource<<fdb6e425cfe54f1f172aca5281307a52>>
 * @relayHash 845b1bd8e118b7f24eff987df2160a9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62009780a883b3d24fa0bf924b6a22069d0c220f84529e786c33691f3bdc073d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountProfilePageQuery$variables = Record<PropertyKey, never>;
export type AccountProfilePageQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"DetailsForm_customer" | "EmailForm_customer" | "NameForm_customer" | "NewsletterSwitch_customer" | "PasswordForm_customer">;
  } | null | undefined;
};
export type AccountProfilePageQuery = {
  response: AccountProfilePageQuery$data;
  variables: AccountProfilePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountProfilePageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DetailsForm_customer"
          },
          {
            "kind": "FragmentSpread",
            "name": "NameForm_customer"
          },
          {
            "kind": "FragmentSpread",
            "name": "EmailForm_customer"
          },
          {
            "kind": "FragmentSpread",
            "name": "PasswordForm_customer"
          },
          {
            "kind": "FragmentSpread",
            "name": "NewsletterSwitch_customer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountProfilePageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "prefix"
          },
          {
            "kind": "ScalarField",
            "name": "middlename"
          },
          {
            "kind": "ScalarField",
            "name": "suffix"
          },
          {
            "kind": "ScalarField",
            "name": "taxvat"
          },
          {
            "kind": "ScalarField",
            "name": "date_of_birth"
          },
          {
            "kind": "ScalarField",
            "name": "gender"
          },
          {
            "kind": "LinkedField",
            "name": "custom_attributes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "code"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v1/*:: as any*/)
                ],
                "type": "AttributeValue"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "selected_options",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
                    ]
                  }
                ],
                "type": "AttributeSelectedOptions"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "firstname"
          },
          {
            "kind": "ScalarField",
            "name": "lastname"
          },
          {
            "kind": "ScalarField",
            "name": "email"
          },
          {
            "kind": "ScalarField",
            "name": "is_subscribed"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "845b1bd8e118b7f24eff987df2160a9d",
    "id": "62009780a883b3d24fa0bf924b6a22069d0c220f84529e786c33691f3bdc073d",
    "metadata": {},
    "name": "AccountProfilePageQuery",
    "operationKind": "query",
    "text": "query AccountProfilePageQuery{customer{...DetailsForm_customer,...NameForm_customer,...EmailForm_customer,...PasswordForm_customer,...NewsletterSwitch_customer}}fragment DetailsForm_customer on Customer{...extraAttributes_customer}fragment EmailForm_customer on Customer{email}fragment NameForm_customer on Customer{firstname,lastname}fragment NewsletterSwitch_customer on Customer{is_subscribed}fragment PasswordForm_customer on Customer{email}fragment extraAttributes_customer on Customer{prefix,middlename,suffix,taxvat,date_of_birth,gender,custom_attributes{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,value}}}}"
  }
};
})();

(node as any).hash = "cba2f2eae5595d65ae2c27a5214abedd";

export default node;
