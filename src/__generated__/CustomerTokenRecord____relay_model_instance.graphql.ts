/**
 * @generated SignedSource<<6439338bce7d71346fc29df19f276bd0>>
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
  "name": "CustomerTokenRecord____relay_model_instance",
  "selections": [
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__relay_model_instance"
        }
      ]
    }
  ],
  "type": "CustomerTokenRecord"
};

export default node;
