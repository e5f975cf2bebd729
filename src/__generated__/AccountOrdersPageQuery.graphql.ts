/**
 * @generated SignedSource<<e6c13a6caa141d5db4968a92f6bf2467>>
 * @relayHash 0c8093ad5cf3930d16364d4e0eed407f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bb97523ce76e82acd25793f2ac7a7d9a4e174891d67c97c4658b40f8d7a0a32

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerOrdersFilterInput = {
  grand_total?: FilterRangeTypeInput | null | undefined;
  number?: FilterStringTypeInput | null | undefined;
  order_date?: FilterRangeTypeInput | null | undefined;
  status?: FilterEqualTypeInput | null | undefined;
};
export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: ReadonlyArray<string | null | undefined> | null | undefined;
  match?: string | null | undefined;
};
export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type AccountOrdersPageQuery$variables = {
  currentPage: number;
  filter?: CustomerOrdersFilterInput | null | undefined;
};
export type AccountOrdersPageQuery$data = {
  readonly customer: {
    readonly orders: {
      readonly page_info: {
        readonly current_page: number | null | undefined;
        readonly total_pages: number | null | undefined;
      } | null | undefined;
      readonly total_count: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OrderRows_orders">;
    } | null | undefined;
  } | null | undefined;
};
export type AccountOrdersPageQuery = {
  response: AccountOrdersPageQuery$data;
  variables: AccountOrdersPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currentPage"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "currentPage"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 10
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
v3 = {
  "kind": "ScalarField",
  "name": "total_count"
},
v4 = {
  "concreteType": "SearchResultPageInfo",
  "kind": "LinkedField",
  "name": "page_info",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "current_page"
    },
    {
      "kind": "ScalarField",
      "name": "total_pages"
    }
  ]
},
v5 = {
  "kind": "ScalarField",
  "name": "number"
},
v6 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v7 = {
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
v8 = {
  "kind": "ScalarField",
  "name": "sku"
},
v9 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "AccountOrdersPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "OrderRows_orders"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountOrdersPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
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
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "id"
                      },
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
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
                                      (v8/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v9/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "ConfigurableProduct"
                          },
                          (v9/*:: as any*/),
                          (v8/*:: as any*/)
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
                      (v5/*:: as any*/),
                      {
                        "concreteType": "ShipmentTracking",
                        "kind": "LinkedField",
                        "name": "tracking",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
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
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0c8093ad5cf3930d16364d4e0eed407f",
    "id": "0bb97523ce76e82acd25793f2ac7a7d9a4e174891d67c97c4658b40f8d7a0a32",
    "metadata": {},
    "name": "AccountOrdersPageQuery",
    "operationKind": "query",
    "text": "query AccountOrdersPageQuery($filter:CustomerOrdersFilterInput,$currentPage:Int!){customer{orders(filter:$filter,currentPage:$currentPage,pageSize:10,sort:{sort_field:CREATED_AT,sort_direction:DESC},scope:WEBSITE){total_count,page_info{current_page,total_pages},...OrderRows_orders}}}fragment OrderRow_order on CustomerOrder{number,order_date,status,items{__typename,id,product_name,...boughtPicture_item},total{grand_total{...moneyOf_money}},shipments{number,tracking{number,...Tracking_tracking}},...ReorderButton_order}fragment OrderRows_orders on CustomerOrders{items{number,...OrderRow_order}}fragment ReorderButton_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product{__typename,uid,sku}}}fragment Tracking_tracking on ShipmentTracking{carrier,title,number}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "58aa37cef9492d1ab82c6d6a89d8930a";

export default node;
