/**
 * @generated SignedSource<<5935968fdc52418e6152e5f8c5f02866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountOfBuyer_order$data = {
  readonly billing_address: {
    readonly firstname: string;
    readonly lastname: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly " $fragmentType": "AccountOfBuyer_order";
};
export type AccountOfBuyer_order$key = {
  readonly " $data"?: AccountOfBuyer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountOfBuyer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountOfBuyer_order",
  "selections": [
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
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};

(node as any).hash = "f083b3767180b20927785f6d8cdfd09e";

export default node;
