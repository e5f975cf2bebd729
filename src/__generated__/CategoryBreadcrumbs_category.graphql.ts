/**
 * @generated SignedSource<<f4f2ca2d6a302ef9e084caf074e52870>>
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
  "name": "CategoryBreadcrumbs_category",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "url_path"
    },
    {
      "kind": "ScalarField",
      "name": "url_suffix"
    },
    {
      "concreteType": "Breadcrumb",
      "kind": "LinkedField",
      "name": "breadcrumbs",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "category_uid"
        },
        {
          "kind": "ScalarField",
          "name": "category_name"
        },
        {
          "kind": "ScalarField",
          "name": "category_url_path"
        }
      ]
    }
  ],
  "type": "CategoryTree"
};

(node as any).hash = "49fe8dec192977edc188449fa9163c7a";

export default node;
