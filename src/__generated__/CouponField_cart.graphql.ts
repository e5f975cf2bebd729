/**
 * @generated SignedSource<<d445734f24620d66f732cae7f00ce54d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CouponField_cart$data = {
  readonly applied_coupons: ReadonlyArray<{
    readonly code: string;
  } | null | undefined> | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLostCoupon_cart">;
  readonly " $fragmentType": "CouponField_cart";
};
export type CouponField_cart$key = {
  readonly " $data"?: CouponField_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponField_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CouponField_cart",
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
    },
    {
      "kind": "FragmentSpread",
      "name": "useLostCoupon_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "5a1733e8c6d45be85abc998a5974d131";

export default node;
