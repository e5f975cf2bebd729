/**
 * @generated SignedSource<<1a1a0688c08f67b51c60f0cc688f30af>>
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
  readonly " $fragmentType": "CouponField_cart";
};
export type CouponField_cart$key = {
  readonly " $data"?: CouponField_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponField_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponField_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "applied_coupons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e4c825ba94fb2f0061abf84991afabed";

export default node;
