/**
 * @generated SignedSource<<b3c9baf52877b0223c271d82680c2569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RegistryItems_registry$data = {
  readonly items: ReadonlyArray<{
    readonly note: string | null | undefined;
    readonly product: {
      readonly name: string | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryPiece_product">;
    } | null | undefined;
    readonly quantity: number;
    readonly quantity_fulfilled: number;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "RegistryItems_registry";
};
export type RegistryItems_registry$key = {
  readonly " $data"?: RegistryItems_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryItems_registry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegistryItems_registry",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "quantity"
        },
        {
          "kind": "ScalarField",
          "name": "quantity_fulfilled"
        },
        {
          "kind": "ScalarField",
          "name": "note"
        },
        {
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "FragmentSpread",
              "name": "RegistryPiece_product"
            }
          ]
        }
      ]
    }
  ],
  "type": "GiftRegistry"
};
})();

(node as any).hash = "2edc5849b7b9cfccde90faf7d2e8dcdc";

export default node;
