/**
 * @generated SignedSource<<a02e7ae405fbe88c84422e483fe1772b>>
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
  "name": "SaveOnCard_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "ScalarField",
      "name": "sku"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "ba1441de31561d2f75f96a3de8225f1b";

export default node;
