/**
 * @generated SignedSource<<54dca53b93134b36808ebb79b308bb69>>
 * @relayHash 5bf2e485b7c124052ff81a0e04b74719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2e4e00e8d478dd5c2d9f8df1ee7bd88f44cc0f4234265a7f1de194b7986ccda

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountPageQuery$variables = Record<PropertyKey, never>;
export type AccountPageQuery$data = {
  readonly customer: {
    readonly email: string | null | undefined;
    readonly firstname: string | null | undefined;
    readonly lastname: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddressList_customer" | "LatestOrders_customer" | "NewsletterSwitch_customer">;
  } | null | undefined;
};
export type AccountPageQuery = {
  response: AccountPageQuery$data;
  variables: AccountPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v1 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v2 = {
  "kind": "ScalarField",
  "name": "email"
},
v3 = {
  "kind": "ScalarField",
  "name": "number"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    }
  ]
},
v7 = {
  "kind": "ScalarField",
  "name": "sku"
},
v8 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "LatestOrders_customer"
          },
          {
            "kind": "FragmentSpread",
            "name": "AddressList_customer"
          },
          {
            "kind": "FragmentSpread",
            "name": "NewsletterSwitch_customer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": [
              {
                "kind": "Literal",
                "name": "pageSize",
                "value": 5
              },
              {
                "kind": "Literal",
                "name": "scope",
                "value": "WEBSITE"
              },
              {
                "kind": "Literal",
                "name": "sort",
                "value": {
                  "sort_direction": "DESC",
                  "sort_field": "CREATED_AT"
                }
              }
            ],
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "total_count"
              },
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "order_date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "product_name"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isOrderItemInterface"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "product_sku"
                      },
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "ConfigurableVariant",
                                "kind": "LinkedField",
                                "name": "variants",
                                "plural": true,
                                "selections": [
                                  {
                                    "concreteType": "SimpleProduct",
                                    "kind": "LinkedField",
                                    "name": "product",
                                    "plural": false,
                                    "selections": [
                                      (v7/*:: as any*/),
                                      (v6/*:: as any*/),
                                      (v8/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "ConfigurableProduct"
                          },
                          (v8/*:: as any*/),
                          (v7/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "quantity_ordered"
                      }
                    ]
                  },
                  {
                    "concreteType": "OrderTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "grand_total",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "currency"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "OrderShipment",
                    "kind": "LinkedField",
                    "name": "shipments",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "concreteType": "ShipmentTracking",
                        "kind": "LinkedField",
                        "name": "tracking",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "carrier"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "orders(pageSize:5,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
          },
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "addresses",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "default_shipping"
              },
              {
                "kind": "ScalarField",
                "name": "default_billing"
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
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
                "name": "postcode"
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
                    "name": "region_code"
                  }
                ]
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
          },
          {
            "kind": "ScalarField",
            "name": "is_subscribed"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5bf2e485b7c124052ff81a0e04b74719",
    "id": "f2e4e00e8d478dd5c2d9f8df1ee7bd88f44cc0f4234265a7f1de194b7986ccda",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": "query AccountPageQuery{customer{firstname,lastname,email,...LatestOrders_customer,...AddressList_customer,...NewsletterSwitch_customer}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}fragment AddressList_customer on Customer{addresses{id,default_shipping,default_billing,...AddressLines_address}}fragment LatestOrders_customer on Customer{orders(pageSize:5,sort:{sort_field:CREATED_AT,sort_direction:DESC},scope:WEBSITE){total_count,...OrderRows_orders}}fragment NewsletterSwitch_customer on Customer{is_subscribed}fragment OrderRow_order on CustomerOrder{number,order_date,status,items{__typename,id,product_name,...boughtPicture_item},total{grand_total{...moneyOf_money}},shipments{number,tracking{number,...Tracking_tracking}},...ReorderButton_order}fragment OrderRows_orders on CustomerOrders{items{number,...OrderRow_order}}fragment ReorderButton_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product{__typename,uid,sku}}}fragment Tracking_tracking on ShipmentTracking{carrier,title,number}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "d847fa1111ee0aa03fb9382127fa1ac8";

export default node;
