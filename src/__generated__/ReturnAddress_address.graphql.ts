/**
 * @generated SignedSource<<2d591d5bbbf954b58ae71c4cca5d7a46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnAddress_address$data = {
  readonly city: string;
  readonly contact_name: string | null | undefined;
  readonly country: {
    readonly full_name_locale: string | null | undefined;
    readonly id: string | null | undefined;
  };
  readonly postcode: string;
  readonly region: {
    readonly code: string | null | undefined;
  };
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "ReturnAddress_address";
};
export type ReturnAddress_address$key = {
  readonly " $data"?: ReturnAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnAddress_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnAddress_address",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "contact_name"
    },
    {
      "kind": "ScalarField",
      "name": "street"
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
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        }
      ]
    },
    {
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "full_name_locale"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "telephone"
    }
  ],
  "type": "ReturnShippingAddress"
};

(node as any).hash = "11a657f4a5040a3a4254ce7c980505d3";

export default node;
