/**
 * @generated SignedSource<<9b2e5bd7af383768f954b8dd626ffbd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CheckoutAgreementMode = "AUTO" | "MANUAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CheckoutForm_query$data = {
  readonly checkoutAgreements: ReadonlyArray<{
    readonly agreement_id: number;
    readonly mode: CheckoutAgreementMode;
  } | null | undefined> | null | undefined;
  readonly countries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_country">;
  } | null | undefined> | null | undefined;
  readonly customer?: {
    readonly email: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressBook_customer">;
  } | null | undefined;
  readonly storeConfig: {
    readonly default_country: string | null | undefined;
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"addressCountries_storeConfig">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_query">;
  readonly " $fragmentType": "CheckoutForm_query";
};
export type CheckoutForm_query$key = {
  readonly " $data"?: CheckoutForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_query">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isCustomer"
    }
  ],
  "kind": "Fragment",
  "name": "CheckoutForm_query",
  "selections": [
    {
      "condition": "isCustomer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "email"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "addressBook_customer",
              "selections": [
                {
                  "concreteType": "CustomerAddress",
                  "kind": "LinkedField",
                  "name": "addresses",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "default_shipping"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "default_billing"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "firstname"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "lastname"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "company"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "street"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "city"
                    },
                    {
                      "concreteType": "CustomerAddressRegion",
                      "kind": "LinkedField",
                      "name": "region",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "ScalarField",
                          "name": "region_id"
                        },
                        {
                          "kind": "ScalarField",
                          "name": "region"
                        }
                      ]
                    },
                    {
                      "kind": "ScalarField",
                      "name": "postcode"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "country_code"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "telephone"
                    }
                  ]
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ]
    },
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
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutSteps_query"
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
          "name": "default_country"
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
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "4468a81fc6b689b6b7403f1ce65f5438";

export default node;
