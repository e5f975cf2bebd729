/**
 * @generated SignedSource<<ab6ee8c7fd57cfa0636c85afa988dbdc>>
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
  "metadata": null,
  "name": "NewsletterSwitch_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_subscribed",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "31cc0b9d2c0beee66a11bf96bc4ddd1c";

export default node;
