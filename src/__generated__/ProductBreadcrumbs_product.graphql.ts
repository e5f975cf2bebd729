/**
 * @generated SignedSource<<b7482d882a6a43a96fcf18471fc4105b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductBreadcrumbs_product$data = {
  readonly canonical_url: string | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly breadcrumbs: ReadonlyArray<{
      readonly category_name: string | null | undefined;
      readonly category_uid: string;
      readonly category_url_path: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly level: number | null | undefined;
    readonly name: string | null | undefined;
    readonly uid: string;
    readonly url_path: string | null | undefined;
    readonly url_suffix: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly name: string | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "ProductBreadcrumbs_product";
};
export type ProductBreadcrumbs_product$key = {
  readonly " $data"?: ProductBreadcrumbs_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBreadcrumbs_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_suffix",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductBreadcrumbs_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canonical_url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_key",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uid",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url_path",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "dd2e7760cdb596a5bc44db8165014c12";

export default node;
