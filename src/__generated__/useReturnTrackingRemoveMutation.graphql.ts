/**
 * @generated SignedSource<<2899dbfe072c57131d8c8e9a3021c0a4>>
 * @relayHash d97c466263872b134926bd02cbcfd80a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 878b7580913d734856e8d98aa1dee2542b7319da3a7346a101e86f430fc96838

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveReturnTrackingInput = {
  return_shipping_tracking_uid: string;
};
export type useReturnTrackingRemoveMutation$variables = {
  input: RemoveReturnTrackingInput;
};
export type useReturnTrackingRemoveMutation$data = {
  readonly removeReturnTracking: {
    readonly return: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReturnParcels_return">;
    } | null | undefined;
  } | null | undefined;
};
export type useReturnTrackingRemoveMutation = {
  response: useReturnTrackingRemoveMutation$data;
  variables: useReturnTrackingRemoveMutation$variables;
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
    "name": "useReturnTrackingRemoveMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveReturnTrackingOutput",
        "kind": "LinkedField",
        "name": "removeReturnTracking",
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
    "name": "useReturnTrackingRemoveMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveReturnTrackingOutput",
        "kind": "LinkedField",
        "name": "removeReturnTracking",
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
    "cacheID": "d97c466263872b134926bd02cbcfd80a",
    "id": "878b7580913d734856e8d98aa1dee2542b7319da3a7346a101e86f430fc96838",
    "metadata": {},
    "name": "useReturnTrackingRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useReturnTrackingRemoveMutation($input:RemoveReturnTrackingInput!){removeReturnTracking(input:$input){return{uid,...ReturnParcels_return}}}fragment ReturnAddress_address on ReturnShippingAddress{contact_name,street,postcode,city,region{code},country{id,full_name_locale},telephone}fragment ReturnParcels_return on Return{uid,status,items{uid,status},available_shipping_carriers{uid,label},shipping{address{...ReturnAddress_address},tracking{uid,tracking_number,carrier{label,uid}}}}"
  }
};
})();

(node as any).hash = "eda941dc8e1841acab348091d2fefd74";

export default node;
