/**
 * @generated SignedSource<<ac5b7b6f659bd9868c1cb64733b24b57>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
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
  "metadata": null,
  "name": "CheckoutForm_query",
  "selections": [
    {
      "condition": "isCustomer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "addressBook_customer",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CustomerAddress",
                  "kind": "LinkedField",
                  "name": "addresses",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "default_shipping",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "default_billing",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "firstname",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lastname",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "company",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "street",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "city",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "CustomerAddressRegion",
                      "kind": "LinkedField",
                      "name": "region",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "region_id",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "postcode",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "country_code",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "telephone",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "full_name_locale",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Region",
              "kind": "LinkedField",
              "name": "available_regions",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutAgreement",
      "kind": "LinkedField",
      "name": "checkoutAgreements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreement_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutSteps_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreConfig",
      "kind": "LinkedField",
      "name": "storeConfig",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "default_country",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "addressCountries_storeConfig",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countries_with_required_region",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "optional_zip_countries",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4468a81fc6b689b6b7403f1ce65f5438";

export default node;
