/**
 * @generated SignedSource<<4301068cc16bc0c57d8274736ca6ecd2>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "DetailsForm_customer"
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prefix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "middlename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suffix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxvat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date_of_birth",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gender",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "custom_attributes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v1/*:: as any*/)
                ],
                "type": "AttributeValue",
                "abstractKey": null
              },
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
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
