/**
 * @generated SignedSource<<787514d319efe6d6d256cd47f2ebc27d>>
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
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "status"
},
v4 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useReturnTrackingAddMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AddReturnTrackingOutput",
        "kind": "LinkedField",
        "name": "addReturnTracking",
        "plural": false,
        "selections": [
          {
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ReturnParcels_return"
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReturnTrackingAddMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AddReturnTrackingOutput",
        "kind": "LinkedField",
        "name": "addReturnTracking",
        "plural": false,
        "selections": [
          {
            "concreteType": "Return",
            "kind": "LinkedField",
            "name": "return",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "ReturnItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              {
                "concreteType": "ReturnShippingCarrier",
                "kind": "LinkedField",
                "name": "available_shipping_carriers",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "ReturnShipping",
                "kind": "LinkedField",
                "name": "shipping",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ReturnShippingAddress",
                    "kind": "LinkedField",
                    "name": "address",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "contact_name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "street"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "postcode"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "city"
                      },
                      {
                        "concreteType": "Region",
                        "kind": "LinkedField",
                        "name": "region",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "code"
                          }
                        ]
                      },
                      {
                        "concreteType": "Country",
                        "kind": "LinkedField",
                        "name": "country",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "id"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "full_name_locale"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "telephone"
                      }
                    ]
                  },
                  {
                    "concreteType": "ReturnShippingTracking",
                    "kind": "LinkedField",
                    "name": "tracking",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "tracking_number"
                      },
                      {
                        "concreteType": "ReturnShippingCarrier",
                        "kind": "LinkedField",
                        "name": "carrier",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
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
