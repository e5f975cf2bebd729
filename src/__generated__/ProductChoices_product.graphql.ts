/**
 * @generated SignedSource<<8f092faefcc41047b791bf0941692c60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductChoices_product$data = {
  readonly __typename: string;
  readonly bundle: {
    readonly " $fragmentSpreads": FragmentRefs<"useBundle_product">;
  } | null | undefined;
  readonly customizable: {
    readonly " $fragmentSpreads": FragmentRefs<"useCustomOptions_product">;
  } | null | undefined;
  readonly downloadable: {
    readonly " $fragmentSpreads": FragmentRefs<"useDownloads_product">;
  } | null | undefined;
  readonly grouped: {
    readonly " $fragmentSpreads": FragmentRefs<"usePieces_product">;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly " $fragmentType": "ProductChoices_product";
};
export type ProductChoices_product$key = {
  readonly " $data"?: ProductChoices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductChoices_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductChoices_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__typename"
    },
    {
      "kind": "ScalarField",
      "name": "url_key"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useCustomOptions_product"
          }
        ],
        "type": "CustomizableProductInterface",
        "abstractKey": "__isCustomizableProductInterface"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "customizable"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useBundle_product"
          }
        ],
        "type": "BundleProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "bundle"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useDownloads_product"
          }
        ],
        "type": "DownloadableProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "downloadable"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "usePieces_product"
          }
        ],
        "type": "GroupedProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "grouped"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "37fe2dd984d6e431d18de8d119e71da7";

export default node;
