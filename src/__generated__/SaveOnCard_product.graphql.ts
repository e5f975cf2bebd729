/**
 * @generated SignedSource<<3c70af6b6fd97b29091cf51b0df47cc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SaveOnCard_product$data = {
  readonly name: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "SaveOnCard_product";
};
export type SaveOnCard_product$key = {
  readonly " $data"?: SaveOnCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveOnCard_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveOnCard_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "ba1441de31561d2f75f96a3de8225f1b";

export default node;
