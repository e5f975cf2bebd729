/**
 * @generated SignedSource<<984200298ac951467964b0a2012ca747>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useShownOffer_product$data = {
  readonly configurable: {
    readonly " $fragmentSpreads": FragmentRefs<"useVariants_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useProductOffer_product">;
  readonly " $fragmentType": "useShownOffer_product";
};
export type useShownOffer_product$key = {
  readonly " $data"?: useShownOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShownOffer_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShownOffer_product",
  "selections": [
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "0fda233bd3667b1ff9e5b98c1db1a6d3";

export default node;
