/**
 * @generated SignedSource<<facf6970fd1db802607a2f7cdd993b0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OtherMethodNotice_order$data = {
  readonly number: string;
  readonly payment_methods: ReadonlyArray<{
    readonly name: string;
    readonly type: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "OtherMethodNotice_order";
};
export type OtherMethodNotice_order$key = {
  readonly " $data"?: OtherMethodNotice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherMethodNotice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OtherMethodNotice_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "concreteType": "OrderPaymentMethod",
      "kind": "LinkedField",
      "name": "payment_methods",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        }
      ]
    }
  ],
  "type": "CustomerOrder"
};

(node as any).hash = "a9fec9e0a9dff39d03ccc098fd68e08b";

export default node;
