/**
 * @generated SignedSource<<e61554acc3ea420bc07e0e80c1939c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductRows_product$data = {
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
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "__typename"
  },
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "FragmentSpread",
    "name": "ProductRow_products"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductRows_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "sku"
    },
    (v1/*:: as any*/),
    {
      "kind": "LinkedField",
      "name": "related_products",
      "plural": true,
      "selections": (v2/*:: as any*/)
    },
    {
      "kind": "LinkedField",
      "name": "upsell_products",
      "plural": true,
      "selections": (v2/*:: as any*/)
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "8fb1b1dfb3dfcfbba256cd8aba1dd4af";

export default node;
