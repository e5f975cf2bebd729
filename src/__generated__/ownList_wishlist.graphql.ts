/**
 * @generated SignedSource<<d890221ead471007e48519ba04bcb707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ownList_wishlist$data = {
  readonly id: string | null | undefined;
  readonly items_v2: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly bundle_options?: ReadonlyArray<{
        readonly uid: string;
        readonly values: ReadonlyArray<{
          readonly quantity: number;
          readonly uid: string;
        } | null | undefined>;
      } | null | undefined> | null | undefined;
      readonly configurable_options?: ReadonlyArray<{
        readonly configurable_product_option_value_uid: string;
      } | null | undefined> | null | undefined;
      readonly customizable_options: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ownList_option">;
      } | null | undefined>;
      readonly description: string | null | undefined;
      readonly id: string;
      readonly links_v2?: ReadonlyArray<{
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly product: {
        readonly name: string | null | undefined;
        readonly sku: string | null | undefined;
        readonly uid: string;
      } | null | undefined;
      readonly quantity: number;
    } | null | undefined>;
  } | null | undefined;
  readonly " $fragmentType": "ownList_wishlist";
};
export type ownList_wishlist$key = {
  readonly " $data"?: ownList_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownList_wishlist">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownList_wishlist"
};

(node as any).hash = "25560dc5b78cafc7559c213ff1915fc5";

export default node;
