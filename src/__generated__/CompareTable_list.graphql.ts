/**
 * @generated SignedSource<<b30a13eac8fe28d958745f0ffac37148>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareTable_list$data = {
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly label: string;
  } | null | undefined> | null | undefined;
  readonly items: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly code: string;
      readonly value: string;
    } | null | undefined>;
    readonly product: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedHead_product">;
    };
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "CompareTable_list";
};
export type CompareTable_list$key = {
  readonly " $data"?: CompareTable_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_list">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareTable_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparableAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparableItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ComparedHead_product"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompareList",
  "abstractKey": null
};
})();

(node as any).hash = "27dd18827d3794b82b16ea9bd74ecab7";

export default node;
