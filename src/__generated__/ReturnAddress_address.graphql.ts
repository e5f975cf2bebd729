/**
 * @generated SignedSource<<a56915674dfbc8d269499ec05023943c>>
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
  "metadata": null,
  "name": "ReturnAddress_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contact_name",
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
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
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
          "name": "full_name_locale",
          "storageKey": null
        }
      ],
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
  "type": "ReturnShippingAddress",
  "abstractKey": null
};

(node as any).hash = "11a657f4a5040a3a4254ce7c980505d3";

export default node;
