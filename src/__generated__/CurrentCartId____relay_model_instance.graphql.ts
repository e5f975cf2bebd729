/**
 * @generated SignedSource<<941f35bf629a0e1a60f767b84a42e79c>>
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
  "metadata": null,
  "name": "CurrentCartId____relay_model_instance",
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
  "type": "CurrentCartId",
  "abstractKey": null
};

export default node;
