/**
 * @generated SignedSource<<3c7fb5f98bd93898ea19c792035b340d>>
 * @relayHash e1980f4d25803d799d8a20988d761d2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32e8b038f9aa18fcf135135344d0b0bfc68a7a1754aa75014762deb82ff0085a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountOrderPageQuery$variables = {
  number: string;
};
export type AccountOrderPageQuery$data = {
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly id: string;
        readonly number: string;
        readonly shipments: ReadonlyArray<{
          readonly number: string;
        } | null | undefined> | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order" | "ReorderButton_order" | "WithdrawalLink_order" | "isCancelable_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_storeConfig">;
  } | null | undefined;
};
export type AccountOrderPageQuery = {
  response: AccountOrderPageQuery$data;
  variables: AccountOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "number"
          }
        ],
        "kind": "ObjectValue",
        "name": "number"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "scope",
    "value": "WEBSITE"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
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
  "name": "quantity_ordered"
},
v6 = {
  "kind": "ScalarField",
  "name": "quantity_invoiced"
},
v7 = {
  "kind": "ScalarField",
  "name": "quantity_shipped"
},
v8 = {
  "kind": "ScalarField",
  "name": "quantity_refunded"
},
v9 = {
  "kind": "ScalarField",
  "name": "quantity_canceled"
},
v10 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v11 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v12 = {
  "kind": "ScalarField",
  "name": "title"
},
v13 = {
  "concreteType": "SalesCommentItem",
  "kind": "LinkedField",
  "name": "comments",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "timestamp"
    }
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v15 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v16 = {
  "kind": "ScalarField",
  "name": "company"
},
v17 = {
  "kind": "ScalarField",
  "name": "street"
},
v18 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v19 = {
  "kind": "ScalarField",
  "name": "city"
},
v20 = {
  "kind": "ScalarField",
  "name": "region"
},
v21 = {
  "kind": "ScalarField",
  "name": "country_code"
},
v22 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v23 = {
  "kind": "ScalarField",
  "name": "fax"
},
v24 = {
  "kind": "ScalarField",
  "name": "vat_id"
},
v25 = {
  "kind": "ScalarField",
  "name": "value"
},
v26 = [
  (v25/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v27 = {
  "kind": "ScalarField",
  "name": "label"
},
v28 = [
  (v27/*:: as any*/),
  (v25/*:: as any*/)
],
v29 = {
  "kind": "ScalarField",
  "name": "uid"
},
v30 = {
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
v31 = {
  "kind": "ScalarField",
  "name": "sku"
},
v32 = {
  "kind": "ScalarField",
  "name": "name"
},
v33 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "grand_total",
  "plural": false,
  "selections": (v26/*:: as any*/)
},
v34 = [
  (v33/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountOrderPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "OrderShipment",
                    "kind": "LinkedField",
                    "name": "shipments",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "isCancelable_order",
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "concreteType": "OrderAddress",
                        "kind": "LinkedField",
                        "name": "shipping_address",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/)
                        ]
                      }
                    ],
                    "argumentDefinitions": []
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "WithdrawalLink_order"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "OrderDetail_order"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ReorderButton_order"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "CancelOrder_storeConfig"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountOrderPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "OrderShipment",
                    "kind": "LinkedField",
                    "name": "shipments",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/),
                          (v11/*:: as any*/),
                          (v7/*:: as any*/)
                        ]
                      },
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
                          (v12/*:: as any*/)
                        ]
                      },
                      (v13/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "OrderAddress",
                    "kind": "LinkedField",
                    "name": "shipping_address",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "product_type"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "product_sku"
                      },
                      (v11/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "product_sale_price",
                        "plural": false,
                        "selections": (v26/*:: as any*/)
                      },
                      {
                        "concreteType": "OrderItemOption",
                        "kind": "LinkedField",
                        "name": "selected_options",
                        "plural": true,
                        "selections": (v28/*:: as any*/)
                      },
                      {
                        "concreteType": "OrderItemOption",
                        "kind": "LinkedField",
                        "name": "entered_options",
                        "plural": true,
                        "selections": (v28/*:: as any*/)
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "ItemSelectedBundleOption",
                            "kind": "LinkedField",
                            "name": "bundle_options",
                            "plural": true,
                            "selections": [
                              (v29/*:: as any*/),
                              (v27/*:: as any*/),
                              {
                                "concreteType": "ItemSelectedBundleOptionValue",
                                "kind": "LinkedField",
                                "name": "values",
                                "plural": true,
                                "selections": [
                                  (v29/*:: as any*/),
                                  (v11/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "quantity"
                                  }
                                ]
                              }
                            ]
                          }
                        ],
                        "type": "BundleOrderItem"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "DownloadableItemsLinks",
                            "kind": "LinkedField",
                            "name": "downloadable_links",
                            "plural": true,
                            "selections": [
                              (v29/*:: as any*/),
                              (v12/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "DownloadableOrderItem"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isOrderItemInterface"
                      },
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v30/*:: as any*/),
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
                                      (v31/*:: as any*/),
                                      (v30/*:: as any*/),
                                      (v29/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "ConfigurableProduct"
                          },
                          (v29/*:: as any*/),
                          (v31/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "order_date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "shipping_method"
                  },
                  {
                    "concreteType": "OrderPaymentMethod",
                    "kind": "LinkedField",
                    "name": "payment_methods",
                    "plural": true,
                    "selections": [
                      (v32/*:: as any*/),
                      {
                        "concreteType": "KeyValue",
                        "kind": "LinkedField",
                        "name": "additional_data",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v25/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "OrderAddress",
                    "kind": "LinkedField",
                    "name": "billing_address",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/)
                    ]
                  },
                  (v13/*:: as any*/),
                  {
                    "concreteType": "OrderTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "subtotal",
                        "plural": false,
                        "selections": (v26/*:: as any*/)
                      },
                      (v33/*:: as any*/),
                      {
                        "concreteType": "Discount",
                        "kind": "LinkedField",
                        "name": "discounts",
                        "plural": true,
                        "selections": [
                          (v27/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v26/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "total_tax",
                        "plural": false,
                        "selections": (v26/*:: as any*/)
                      },
                      {
                        "concreteType": "ShippingHandling",
                        "kind": "LinkedField",
                        "name": "shipping_handling",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount_excluding_tax",
                            "plural": false,
                            "selections": (v26/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount_including_tax",
                            "plural": false,
                            "selections": (v26/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "Invoice",
                    "kind": "LinkedField",
                    "name": "invoices",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/),
                          (v11/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "InvoiceTotal",
                        "kind": "LinkedField",
                        "name": "total",
                        "plural": false,
                        "selections": (v34/*:: as any*/)
                      },
                      (v13/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CreditMemo",
                    "kind": "LinkedField",
                    "name": "credit_memos",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/),
                          (v11/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "CreditMemoTotal",
                        "kind": "LinkedField",
                        "name": "total",
                        "plural": false,
                        "selections": (v34/*:: as any*/)
                      },
                      (v13/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "order_cancellation_enabled"
          },
          {
            "concreteType": "CancellationReason",
            "kind": "LinkedField",
            "name": "order_cancellation_reasons",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "description"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "e1980f4d25803d799d8a20988d761d2b",
    "id": "32e8b038f9aa18fcf135135344d0b0bfc68a7a1754aa75014762deb82ff0085a",
    "metadata": {},
    "name": "AccountOrderPageQuery",
    "operationKind": "query",
    "text": "query AccountOrderPageQuery($number:String!){customer{orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{id,number,shipments{number},...isCancelable_order,...WithdrawalLink_order,...OrderDetail_order,...ReorderButton_order}}},storeConfig{store_code,...CancelOrder_storeConfig}}fragment CancelOrder_storeConfig on StoreConfig{store_code,order_cancellation_enabled,order_cancellation_reasons{description}}fragment OrderAddress_address on OrderAddress{firstname,lastname,company,street,postcode,city,region,country_code,telephone,fax,vat_id}fragment OrderComments_comments on SalesCommentItem{message,timestamp}fragment OrderDetail_order on CustomerOrder{number,order_date,status,shipping_method,items{__typename,id,product_sku},payment_methods{name,additional_data{name,value}},shipping_address{...OrderAddress_address},billing_address{...OrderAddress_address},comments{...OrderComments_comments},...OrderProgress_order,...useCollectedAt_order,...OrderedItems_order,...OrderedTotals_order,...OrderShipments_order,...OrderDocuments_order}fragment OrderDocuments_order on CustomerOrder{number,invoices{number,items{__typename,id,product_name,quantity_invoiced},total{grand_total{...moneyOf_money}},comments{...OrderComments_comments}},credit_memos{number,items{__typename,id,product_name,quantity_refunded},total{grand_total{...moneyOf_money}},comments{...OrderComments_comments}}}fragment OrderProgress_order on CustomerOrder{order_date,shipping_method,...useCollectedAt_order,...orderStep_order}fragment OrderShipments_order on CustomerOrder{number,shipments{number,items{__typename,id,product_name,quantity_shipped},tracking{number,...Tracking_tracking},comments{...OrderComments_comments}}}fragment OrderedItems_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product_sale_price{...moneyOf_money},selected_options{label,value},entered_options{label,value},...on BundleOrderItem{bundle_options{uid,label,values{uid,product_name,quantity}}},...on DownloadableOrderItem{downloadable_links{uid,title}},...boughtPicture_item}}fragment OrderedTotals_order on CustomerOrder{number,shipping_address{__typename},total{subtotal{...moneyOf_money},grand_total{...moneyOf_money},discounts{label,amount{...moneyOf_money}},total_tax{...moneyOf_money},shipping_handling{amount_excluding_tax{...moneyOf_money},amount_including_tax{...moneyOf_money}}}}fragment ReorderButton_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product{__typename,uid,sku}}}fragment Tracking_tracking on ShipmentTracking{carrier,title,number}fragment WithdrawalLink_order on CustomerOrder{number,...isWithdrawable_order}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment isCancelable_order on CustomerOrder{number,shipping_address{__typename},items{__typename,id,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment isWithdrawable_order on CustomerOrder{number,order_date,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_shipped,quantity_refunded,quantity_canceled}}fragment moneyOf_money on Money{value,currency}fragment orderStep_order on CustomerOrder{status,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment useCollectedAt_order on CustomerOrder{shipping_address{street,postcode,country_code}}"
  }
};
})();

(node as any).hash = "cd6e80f6984369652fdd4c2c1c73cc7a";

export default node;
