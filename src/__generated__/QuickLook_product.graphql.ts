/**
 * @generated SignedSource<<dcd336236652a768395c4dcde3981165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickLook_product$data = {
  readonly name: string | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "QuickLook_product";
};
export type QuickLook_product$key = {
  readonly " $data"?: QuickLook_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickLook_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "QuickLook_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "url_key"
    },
    {
      "kind": "ScalarField",
      "name": "url_suffix"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "8bce273ca9e7873623c7092a129463ab";

export default node;
