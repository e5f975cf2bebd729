/**
 * @generated SignedSource<<d3881e1cef1e8c721b64c0ca8b6e7774>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type boughtPicture_item$data = {
  readonly product: {
    readonly thumbnail: {
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly variants?: ReadonlyArray<{
      readonly product: {
        readonly sku: string | null | undefined;
        readonly thumbnail: {
          readonly url: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly product_sku: string;
  readonly " $fragmentType": "boughtPicture_item";
};
export type boughtPicture_item$key = {
  readonly " $data"?: boughtPicture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"boughtPicture_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "boughtPicture_item"
};

(node as any).hash = "86a8a17514edf1975a894f0ee3ed6c57";

export default node;
