/**
 * @generated SignedSource<<5c31ac558a8e494db88a06e8fba24935>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LeftOutWords_products$data = {
  readonly items: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly sku: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "LeftOutWords_products";
};
export type LeftOutWords_products$key = {
  readonly " $data"?: LeftOutWords_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeftOutWords_products">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LeftOutWords_products"
};

(node as any).hash = "6b41175adfe2f61598d6d28c7a2f1aa9";

export default node;
