/**
 * @generated SignedSource<<9bfd7f10ac754be36f4f01214cbb1466>>
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
    readonly __typename: string;
    readonly disabled: boolean | null | undefined;
    readonly label: string | null | undefined;
    readonly url: string | null | undefined;
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "f878c9f19b0dd8d66c31c452bde6f289";

export default node;
