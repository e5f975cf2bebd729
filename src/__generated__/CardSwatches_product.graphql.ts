/**
 * @generated SignedSource<<c9effe7e513025b71c59ffc053c858ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardSwatches_product$data = {
  readonly configurable_options: ReadonlyArray<{
    readonly label: string | null | undefined;
    readonly uid: string;
    readonly values: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly swatch_data: {
        readonly __typename: string;
        readonly value: string | null | undefined;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "CardSwatches_product";
};
export type CardSwatches_product$key = {
  readonly " $data"?: CardSwatches_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardSwatches_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardSwatches_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurableProductOptions",
      "kind": "LinkedField",
      "name": "configurable_options",
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
          "concreteType": "ConfigurableProductOptionsValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "swatch_data",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                },
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
      "storageKey": null
    }
  ],
  "type": "ConfigurableProduct",
  "abstractKey": null
};
})();

(node as any).hash = "187002da9fdb59929d4cedecdb7f0627";

export default node;
