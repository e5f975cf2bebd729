/**
 * @generated SignedSource<<c297e0c1b3db10d6136752de1fa929e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickProduct_product$data = {
  readonly configurable: {
    readonly " $fragmentSpreads": FragmentRefs<"useVariants_product">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly rating_summary: number;
  readonly review_count: number;
  readonly short_description: {
    readonly html: string;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useProductOffer_product" | "useProductPhotos_product" | "useShownOffer_product">;
  readonly " $fragmentType": "QuickProduct_product";
};
export type QuickProduct_product$key = {
  readonly " $data"?: QuickProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickProduct_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "QuickProduct_product",
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
      "selections": [
        {
          "kind": "ScalarField",
          "name": "html"
        }
      ]
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
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useVariants_product"
          }
        ],
        "type": "ConfigurableProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "configurable"
    },
    {
      "kind": "FragmentSpread",
      "name": "useShownOffer_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "20a6489e462db6dc395257beabed34c3";

export default node;
