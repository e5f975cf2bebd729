/**
 * @generated SignedSource<<881c2c3f0696e279e36ff106d6dc1d80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductRows_product$data = {
  readonly crosssell_products: ReadonlyArray<{
    readonly __typename: string;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductRow_products">;
  } | null | undefined> | null | undefined;
  readonly related_products: ReadonlyArray<{
    readonly __typename: string;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductRow_products">;
  } | null | undefined> | null | undefined;
  readonly sku: string | null | undefined;
  readonly upsell_products: ReadonlyArray<{
    readonly __typename: string;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductRow_products">;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "ProductRows_product";
};
export type ProductRows_product$key = {
  readonly " $data"?: ProductRows_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRows_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uid",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProductRow_products"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRows_product",
  "selections": [
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "related_products",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "upsell_products",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "crosssell_products",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "c13d0e9d24cc26fb970043c149213d97";

export default node;
