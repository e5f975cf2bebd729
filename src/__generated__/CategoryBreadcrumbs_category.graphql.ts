/**
 * @generated SignedSource<<c731ff027359872689b29f85f74e81da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryBreadcrumbs_category$data = {
  readonly breadcrumbs: ReadonlyArray<{
    readonly category_name: string | null | undefined;
    readonly category_uid: string;
    readonly category_url_path: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly name: string | null | undefined;
  readonly uid: string;
  readonly url_path: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "CategoryBreadcrumbs_category";
};
export type CategoryBreadcrumbs_category$key = {
  readonly " $data"?: CategoryBreadcrumbs_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryBreadcrumbs_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryBreadcrumbs_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_suffix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Breadcrumb",
      "kind": "LinkedField",
      "name": "breadcrumbs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category_uid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category_url_path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};

(node as any).hash = "49fe8dec192977edc188449fa9163c7a";

export default node;
