/**
 * @generated SignedSource<<c9d5fceeb72f5df8190e23a00989dbeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductRows_product$data = {
  readonly crosssell_products: ReadonlyArray<{
    readonly __typename: string;
    readonly stock_status: ProductStockStatus | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductRow_products">;
  } | null | undefined> | null | undefined;
  readonly related_products: ReadonlyArray<{
    readonly __typename: string;
    readonly stock_status: ProductStockStatus | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductRow_products">;
  } | null | undefined> | null | undefined;
  readonly sku: string | null | undefined;
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly uid: string;
  readonly upsell_products: ReadonlyArray<{
    readonly __typename: string;
    readonly stock_status: ProductStockStatus | null | undefined;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v0/*:: as any*/),
  (v1/*:: as any*/),
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "related_products",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "upsell_products",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "crosssell_products",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "f965623bf9aa3d9dae49a5b528b44b39";

export default node;
