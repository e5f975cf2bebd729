/**
 * @generated SignedSource<<7fd9726db84733feedf79c6f231f8bdd>>
 * @relayHash 3f2443277cc3f8ef2208a3873f07ebbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e41b78df3d8ed0d331ac335dd8ee76422bf8ede9dc97f99eaa578539f372d7b2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddReturnTrackingInput = {
  carrier_uid: string;
  return_uid: string;
  tracking_number: string;
};
export type useReturnTrackingAddMutation$variables = {
  input: AddReturnTrackingInput;
};
export type useReturnTrackingAddMutation$data = {
  readonly addReturnTracking: {
    readonly return: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReturnParcels_return">;
    } | null | undefined;
  } | null | undefined;
};
export type useReturnTrackingAddMutation = {
  response: useReturnTrackingAddMutation$data;
  variables: useReturnTrackingAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReturnTrackingAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddReturnTrackingOutput",
        "kind": "LinkedField",
        "name": "addReturnTracking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReturnParcels_return"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReturnTrackingAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddReturnTrackingOutput",
        "kind": "LinkedField",
        "name": "addReturnTracking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ReturnItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReturnShippingCarrier",
                "kind": "LinkedField",
                "name": "available_shipping_carriers",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReturnShipping",
                "kind": "LinkedField",
                "name": "shipping",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReturnShippingAddress",
                    "kind": "LinkedField",
                    "name": "address",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "contact_name",
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
                        "name": "postcode",
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
                        "concreteType": "Region",
                        "kind": "LinkedField",
                        "name": "region",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "code",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Country",
                        "kind": "LinkedField",
                        "name": "country",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "id",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "full_name_locale",
                            "storageKey": null
                          }
                        ],
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReturnShippingTracking",
                    "kind": "LinkedField",
                    "name": "tracking",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tracking_number",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReturnShippingCarrier",
                        "kind": "LinkedField",
                        "name": "carrier",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3f2443277cc3f8ef2208a3873f07ebbc",
    "id": "e41b78df3d8ed0d331ac335dd8ee76422bf8ede9dc97f99eaa578539f372d7b2",
    "metadata": {},
    "name": "useReturnTrackingAddMutation",
    "operationKind": "mutation",
    "text": "mutation useReturnTrackingAddMutation($input:AddReturnTrackingInput!){addReturnTracking(input:$input){return{uid,...ReturnParcels_return}}}fragment ReturnAddress_address on ReturnShippingAddress{contact_name,street,postcode,city,region{code},country{id,full_name_locale},telephone}fragment ReturnParcels_return on Return{uid,status,items{uid,status},available_shipping_carriers{uid,label},shipping{address{...ReturnAddress_address},tracking{uid,tracking_number,carrier{label,uid}}}}"
  }
};
})();

(node as any).hash = "db0c5a0226c43bef153497dcbfea5368";

export default node;
