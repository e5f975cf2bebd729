/**
 * @generated SignedSource<<d060b8d651890275cc70cbbd8254063f>>
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
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardSwatches_product",
  "selections": [
    {
      "concreteType": "ConfigurableProductOptions",
      "kind": "LinkedField",
      "name": "configurable_options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "attribute_code"
        },
        (v1/*:: as any*/),
        {
          "concreteType": "ConfigurableProductOptionsValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "LinkedField",
              "name": "swatch_data",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "__typename"
                },
                {
                  "kind": "ScalarField",
                  "name": "value"
                }
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "ConfigurableVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "concreteType": "ConfigurableAttributeOption",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        {
          "concreteType": "SimpleProduct",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "concreteType": "ProductImage",
              "kind": "LinkedField",
              "name": "small_image",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "url"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "ConfigurableProduct"
};
})();

(node as any).hash = "1155204da0859eb67563b9c87772f310";

export default node;
