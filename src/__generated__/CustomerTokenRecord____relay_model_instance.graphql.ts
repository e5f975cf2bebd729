/**
 * @generated SignedSource<<4fdcebbab49a334940dd030f15917d36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { CustomerTokenRecord } from "../relay/resolvers/customerToken";
import { FragmentRefs } from "relay-runtime";
export type CustomerTokenRecord____relay_model_instance$data = {
  readonly __relay_model_instance: CustomerTokenRecord;
  readonly " $fragmentType": "CustomerTokenRecord____relay_model_instance";
};
export type CustomerTokenRecord____relay_model_instance$key = {
  readonly " $data"?: CustomerTokenRecord____relay_model_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTokenRecord____relay_model_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTokenRecord____relay_model_instance",
  "selections": [
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__relay_model_instance",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "CustomerTokenRecord",
  "abstractKey": null
};

export default node;
