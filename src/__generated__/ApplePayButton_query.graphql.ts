/**
 * @generated SignedSource<<060433618211f5adf7279aac0b319545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CheckoutAgreementMode = "AUTO" | "MANUAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ApplePayButton_query$data = {
  readonly checkoutAgreements: ReadonlyArray<{
    readonly agreement_id: number;
    readonly mode: CheckoutAgreementMode;
    readonly " $fragmentSpreads": FragmentRefs<"AgreementField_agreement">;
  } | null | undefined> | null | undefined;
  readonly countries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country">;
  } | null | undefined> | null | undefined;
  readonly storeConfig: {
    readonly is_guest_checkout_enabled: boolean | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_storeConfig">;
  } | null | undefined;
  readonly " $fragmentType": "ApplePayButton_query";
};
export type ApplePayButton_query$key = {
  readonly " $data"?: ApplePayButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplePayButton_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "store_code"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ApplePayButton_query",
  "selections": [
    {
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "addressCountries_country",
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "full_name_locale"
            },
            {
              "concreteType": "Region",
              "kind": "LinkedField",
              "name": "available_regions",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "code"
                },
                {
                  "kind": "ScalarField",
                  "name": "name"
                }
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "concreteType": "StoreConfig",
      "kind": "LinkedField",
      "name": "storeConfig",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "is_guest_checkout_enabled"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "addressCountries_storeConfig",
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "countries_with_required_region"
            },
            {
              "kind": "ScalarField",
              "name": "optional_zip_countries"
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "concreteType": "CheckoutAgreement",
      "kind": "LinkedField",
      "name": "checkoutAgreements",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "agreement_id"
        },
        {
          "kind": "ScalarField",
          "name": "mode"
        },
        {
          "kind": "FragmentSpread",
          "name": "AgreementField_agreement"
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "f33c19dd184a72c5255fee8e20d68a35";

export default node;
