/**
 * @generated SignedSource<<18e3bf0d119e0ac323c0ba6c9cd89c98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDownloads_product$data = {
  readonly downloadable_product_links: ReadonlyArray<{
    readonly price: number | null | undefined;
    readonly sample_url: string | null | undefined;
    readonly sort_order: number | null | undefined;
    readonly title: string | null | undefined;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly downloadable_product_samples: ReadonlyArray<{
    readonly sample_url: string | null | undefined;
    readonly sort_order: number | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly links_purchased_separately: number | null | undefined;
  readonly links_title: string | null | undefined;
  readonly " $fragmentType": "useDownloads_product";
};
export type useDownloads_product$key = {
  readonly " $data"?: useDownloads_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDownloads_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v2 = {
  "kind": "ScalarField",
  "name": "sample_url"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useDownloads_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "links_title"
    },
    {
      "kind": "ScalarField",
      "name": "links_purchased_separately"
    },
    {
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "downloadable_product_links",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "uid"
        },
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "price"
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ]
    },
    {
      "concreteType": "DownloadableProductSamples",
      "kind": "LinkedField",
      "name": "downloadable_product_samples",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
};
})();

(node as any).hash = "d51ac86a30048671aca0b474e3390d30";

export default node;
