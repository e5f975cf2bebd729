/**
 * @generated SignedSource<<e63fbeb150dd60f62d9cf8a7906c91b0>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sort_order",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sample_url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDownloads_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "links_title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "links_purchased_separately",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "downloadable_product_links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uid",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownloadableProductSamples",
      "kind": "LinkedField",
      "name": "downloadable_product_samples",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DownloadableProduct",
  "abstractKey": null
};
})();

(node as any).hash = "d51ac86a30048671aca0b474e3390d30";

export default node;
