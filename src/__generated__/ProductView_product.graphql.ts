/**
 * @generated SignedSource<<8747e978d48a9b36a41e990e5e0f10a1>>
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "html",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_product",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_suffix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating_summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "review_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplexTextValue",
      "kind": "LinkedField",
      "name": "short_description",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplexTextValue",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHead_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductBreadcrumbs_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductPhotos_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductOffer_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductAttributes_product"
    },
    {
      "args": null,
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
