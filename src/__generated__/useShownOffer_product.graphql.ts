/**
 * @generated SignedSource<<9d1b0530e8c3a989c54739dc94c2c4e4>>
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
  "name": "useShownOffer_product",
  "selections": [
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "0fda233bd3667b1ff9e5b98c1db1a6d3";

export default node;
