/**
 * @generated SignedSource<<ba1a4e9b79137bfd330d1dbf440b03d8>>
 * @relayHash e1f7e76a8ffd0cbe3f60a2b1c2d20dc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8278d43277cfc3b0340c949a4d6fdc44e15d967d3cbf74100b196020c2154c07

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountAddressesPageQuery$variables = Record<PropertyKey, never>;
export type AccountAddressesPageQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"SavedAddresses_customer">;
  } | null | undefined;
};
export type AccountAddressesPageQuery = {
  response: AccountAddressesPageQuery$data;
  variables: AccountAddressesPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountAddressesPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SavedAddresses_customer"
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
    "name": "AccountAddressesPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "addresses",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "id"
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
                "name": "street"
              },
              {
                "kind": "ScalarField",
                "name": "default_shipping"
              },
              {
                "kind": "ScalarField",
                "name": "default_billing"
              },
              {
                "kind": "ScalarField",
                "name": "company"
              },
              {
                "kind": "ScalarField",
                "name": "postcode"
              },
              {
                "kind": "ScalarField",
                "name": "city"
              },
              {
                "concreteType": "CustomerAddressRegion",
                "kind": "LinkedField",
                "name": "region",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "region_code"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "country_code"
              },
              {
                "kind": "ScalarField",
                "name": "telephone"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "e1f7e76a8ffd0cbe3f60a2b1c2d20dc7",
    "id": "8278d43277cfc3b0340c949a4d6fdc44e15d967d3cbf74100b196020c2154c07",
    "metadata": {},
    "name": "AccountAddressesPageQuery",
    "operationKind": "query",
    "text": "query AccountAddressesPageQuery{customer{...SavedAddresses_customer}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}fragment SavedAddresses_customer on Customer{addresses{id,firstname,lastname,street,default_shipping,default_billing,...AddressLines_address}}"
  }
};

(node as any).hash = "9a44a4659f878227d0e5c949b32da333";

export default node;
