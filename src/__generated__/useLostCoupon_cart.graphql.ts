/**
 * @generated SignedSource<<37065b5df76313e48822731a12c6e165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLostCoupon_cart$data = {
  readonly applied_coupons: ReadonlyArray<{
    readonly code: string;
  } | null | undefined> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useLostCoupon_cart";
};
export type useLostCoupon_cart$key = {
  readonly " $data"?: useLostCoupon_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLostCoupon_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useLostCoupon_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "applied_coupons",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        }
      ]
    }
  ],
  "type": "Cart"
};

(node as any).hash = "ad46d06700fe7fe5b384f48e04acd195";

export default node;
