/**
 * @generated SignedSource<<6af5e635b56b61b6f0dfec8144f9c76a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutSteps_query$data = {
  readonly customer?: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LaterStep_query">;
  readonly " $fragmentType": "CheckoutSteps_query";
};
export type CheckoutSteps_query$key = {
  readonly " $data"?: CheckoutSteps_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isCustomer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutSteps_query",
  "selections": [
    {
      "condition": "isCustomer",
      "kind": "Condition",
      "passingValue": true,
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
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaterStep_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d1835d86f88c0210eeed65ef8333ec7e";

export default node;
