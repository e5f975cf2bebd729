/**
 * @generated SignedSource<<ca79ae9f842187b71d45eda3471ca816>>
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
  "metadata": null,
  "name": "QuickProduct_product",
  "selections": [
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "html",
          "storageKey": null
        }
      ],
      "storageKey": null
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShownOffer_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "20a6489e462db6dc395257beabed34c3";

export default node;
