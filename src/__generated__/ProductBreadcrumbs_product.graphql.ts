/**
 * @generated SignedSource<<1dfca2d096a77c0fbfb11e31d8d75423>>
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
  "kind": "ScalarField",
  "name": "name"
},
v1 = {
  "kind": "ScalarField",
  "name": "url_suffix"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductBreadcrumbs_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "canonical_url"
    },
    {
      "kind": "ScalarField",
      "name": "url_key"
    },
    (v1/*:: as any*/),
    {
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "uid"
        },
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "level"
        },
        {
          "kind": "ScalarField",
          "name": "url_path"
        },
        (v1/*:: as any*/),
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
      ]
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "dd2e7760cdb596a5bc44db8165014c12";

export default node;
