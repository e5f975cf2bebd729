/**
 * @generated SignedSource<<c5c38f433bd641a6b6456712f5e9152a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productItem_product$data = {
  readonly name: string | null | undefined;
  readonly price_range: {
    readonly minimum_price: {
      readonly final_price: {
        readonly value: number | null | undefined;
      };
    };
  };
  readonly sku: string | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "productItem_product";
};
export type productItem_product$key = {
  readonly " $data"?: productItem_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productItem_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productItem_product"
};

(node as any).hash = "570d9bf05c19cdbd239fe3f0b2711893";

export default node;
