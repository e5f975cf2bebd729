/**
 * @generated SignedSource<<b589bd028a70aa84d9f2a34d4a633a88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_product$data = {
  readonly __typename: string;
  readonly configurable: {
    readonly " $fragmentSpreads": FragmentRefs<"useVariants_product">;
  } | null | undefined;
  readonly description: {
    readonly html: string;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly related_products: ReadonlyArray<{
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
  } | null | undefined> | null | undefined;
  readonly short_description: {
    readonly html: string;
  } | null | undefined;
  readonly sku: string | null | undefined;
  readonly uid: string;
  readonly upsell_products: ReadonlyArray<{
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
  } | null | undefined> | null | undefined;
  readonly url_key: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBreadcrumbs_product" | "ProductGallery_product" | "ProductHead_product" | "useProductAttributes_product" | "useProductOffer_product">;
  readonly " $fragmentType": "ProductView_product";
};
export type ProductView_product$key = {
  readonly " $data"?: ProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "html",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProductCarousel_products"
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
      "name": "__typename",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "ComplexTextValue",
      "kind": "LinkedField",
      "name": "short_description",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplexTextValue",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
      "name": "ProductGallery_product"
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
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useVariants_product"
          }
        ],
        "type": "ConfigurableProduct",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "configurable"
    },
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "874edb1d559064a6a06a97740a6f6d9f";

export default node;
