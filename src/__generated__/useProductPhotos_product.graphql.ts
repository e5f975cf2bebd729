/**
 * @generated SignedSource<<fdf62b4ca8dac1fe3e3a259100acca15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useProductPhotos_product$data = {
  readonly image: {
    readonly label: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly media_gallery: ReadonlyArray<{
    readonly disabled: boolean | null | undefined;
    readonly label: string | null | undefined;
    readonly url: string | null | undefined;
    readonly video_content?: {
      readonly video_title: string | null | undefined;
      readonly video_url: string | null | undefined;
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "useProductPhotos_product";
};
export type useProductPhotos_product$key = {
  readonly " $data"?: useProductPhotos_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductPhotos_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductPhotos_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media_gallery",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabled",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductMediaGalleryEntriesVideoContent",
              "kind": "LinkedField",
              "name": "video_content",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "video_title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "video_url",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "ProductVideo",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "6188b34fe249c124962a880b85f79a8f";

export default node;
