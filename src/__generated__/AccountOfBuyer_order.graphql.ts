/**
 * @generated SignedSource<<1f693c86d502420e92b7856e6f1c0ea1>>
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
  "name": "AccountOfBuyer_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "firstname"
        },
        {
          "kind": "ScalarField",
          "name": "lastname"
        }
      ]
    }
  ],
  "type": "CustomerOrder"
};

(node as any).hash = "f083b3767180b20927785f6d8cdfd09e";

export default node;
