/**
 * @generated SignedSource<<7bce380fbb9d035d3e8e9a1567691d2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_product$data = {
  readonly description: {
    readonly html: string;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly rating_summary: number;
  readonly review_count: number;
  readonly short_description: {
    readonly html: string;
  } | null | undefined;
  readonly uid: string;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBreadcrumbs_product" | "ProductHead_product" | "useProductAttributes_product" | "useProductOffer_product" | "useProductPhotos_product" | "useShownOffer_product">;
  readonly " $fragmentType": "ProductView_product";
};
export type ProductView_product$key = {
  readonly " $data"?: ProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "html"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductView_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
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
    },
    {
      "kind": "ScalarField",
      "name": "rating_summary"
    },
    {
      "kind": "ScalarField",
      "name": "review_count"
    },
    {
      "concreteType": "ComplexTextValue",
      "kind": "LinkedField",
      "name": "short_description",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "ComplexTextValue",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductHead_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductBreadcrumbs_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "useProductPhotos_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "useProductOffer_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "useProductAttributes_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "useShownOffer_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "e2b303f6b44f070913af493bc800c7c8";

export default node;
