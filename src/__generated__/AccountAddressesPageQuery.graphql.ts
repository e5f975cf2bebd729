/**
 * @generated SignedSource<<15c16d010e421c3e73b45cab7a5a670b>>
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
    "metadata": null,
    "name": "AccountAddressesPageQuery",
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
            "name": "SavedAddresses_customer"
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
    "name": "AccountAddressesPageQuery",
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
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "addresses",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "name": "street",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "default_shipping",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "default_billing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "company",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postcode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerAddressRegion",
                "kind": "LinkedField",
                "name": "region",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "region_code",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country_code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "telephone",
                "storageKey": null
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
