/**
 * @generated SignedSource<<0647cc0dc059da00569d6152d966e02d>>
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
  "kind": "ScalarField",
  "name": "url"
},
v1 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useProductPhotos_product",
  "selections": [
    {
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ]
    },
    {
      "kind": "LinkedField",
      "name": "media_gallery",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "disabled"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "ProductMediaGalleryEntriesVideoContent",
              "kind": "LinkedField",
              "name": "video_content",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "video_title"
                },
                {
                  "kind": "ScalarField",
                  "name": "video_url"
                }
              ]
            }
          ],
          "type": "ProductVideo"
        }
      ]
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "6188b34fe249c124962a880b85f79a8f";

export default node;
