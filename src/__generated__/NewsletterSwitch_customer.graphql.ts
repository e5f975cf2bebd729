/**
 * @generated SignedSource<<5e4a048acc03070cbb9f6d37ebeed760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewsletterSwitch_customer$data = {
  readonly is_subscribed: boolean | null | undefined;
  readonly " $fragmentType": "NewsletterSwitch_customer";
};
export type NewsletterSwitch_customer$key = {
  readonly " $data"?: NewsletterSwitch_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsletterSwitch_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NewsletterSwitch_customer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "is_subscribed"
    }
  ],
  "type": "Customer"
};

(node as any).hash = "31cc0b9d2c0beee66a11bf96bc4ddd1c";

export default node;
