/**
 * @generated SignedSource<<4dac908c06fddde121e683c77d4b25ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardSwatches_product$data = {
  readonly configurable_options: ReadonlyArray<{
    readonly attribute_code: string | null | undefined;
    readonly label: string | null | undefined;
    readonly uid: string;
    readonly values: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly swatch_data: {
        readonly __typename: string;
        readonly value: string | null | undefined;
      } | null | undefined;
      readonly uid: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly product: {
      readonly small_image: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined;
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
  "name": "uid",
  "storageKey": null
},
v1 = {
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attribute_code",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfigurableProductOptionsValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurableVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfigurableAttributeOption",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SimpleProduct",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductImage",
              "kind": "LinkedField",
              "name": "small_image",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
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

(node as any).hash = "1155204da0859eb67563b9c87772f310";

export default node;
