/**
 * @generated SignedSource<<c9445b57e4aead48de56d04a48ec8814>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { CurrentCartId } from "../relay/resolvers/currentCartId";
import { FragmentRefs } from "relay-runtime";
export type CurrentCartId____relay_model_instance$data = {
  readonly __relay_model_instance: CurrentCartId;
  readonly " $fragmentType": "CurrentCartId____relay_model_instance";
};
export type CurrentCartId____relay_model_instance$key = {
  readonly " $data"?: CurrentCartId____relay_model_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentCartId____relay_model_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CurrentCartId____relay_model_instance",
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
  "type": "CurrentCartId"
};

export default node;
