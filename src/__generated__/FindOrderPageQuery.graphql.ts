/**
 * @generated SignedSource<<70559b3cccae81520b2511f731041a03>>
 * @relayHash d263396c7185ef7487518ce05bc5e0f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df49049a1ff9a733405a4ada250be6cb205edd0ff608c198c9efc23d058bcfe7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FindOrderPageQuery$variables = {
  isKnown: boolean;
  token: string;
};
export type FindOrderPageQuery$data = {
  readonly guestOrderByToken?: {
    readonly number: string;
    readonly shipments: ReadonlyArray<{
      readonly number: string;
    } | null | undefined> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order" | "WithdrawalLink_order" | "isCancelable_order">;
  };
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_storeConfig">;
  } | null | undefined;
};
export type FindOrderPageQuery = {
  response: FindOrderPageQuery$data;
  variables: FindOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isKnown"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
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
  "kind": "ScalarField",
  "name": "quantity_ordered"
},
v7 = {
  "kind": "ScalarField",
  "name": "quantity_invoiced"
},
v8 = {
  "kind": "ScalarField",
  "name": "quantity_shipped"
},
v9 = {
  "kind": "ScalarField",
  "name": "quantity_refunded"
},
v10 = {
  "kind": "ScalarField",
  "name": "quantity_canceled"
},
v11 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v12 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v13 = {
  "kind": "ScalarField",
  "name": "title"
},
v14 = {
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
v15 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v16 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v17 = {
  "kind": "ScalarField",
  "name": "company"
},
v18 = {
  "kind": "ScalarField",
  "name": "street"
},
v19 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v20 = {
  "kind": "ScalarField",
  "name": "city"
},
v21 = {
  "kind": "ScalarField",
  "name": "region"
},
v22 = {
  "kind": "ScalarField",
  "name": "country_code"
},
v23 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v24 = {
  "kind": "ScalarField",
  "name": "fax"
},
v25 = {
  "kind": "ScalarField",
  "name": "vat_id"
},
v26 = {
  "kind": "ScalarField",
  "name": "value"
},
v27 = [
  (v26/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v28 = {
  "kind": "ScalarField",
  "name": "label"
},
v29 = [
  (v28/*:: as any*/),
  (v26/*:: as any*/)
],
v30 = {
  "kind": "ScalarField",
  "name": "uid"
},
v31 = {
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
v32 = {
  "kind": "ScalarField",
  "name": "name"
},
v33 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "grand_total",
  "plural": false,
  "selections": (v27/*:: as any*/)
},
v34 = [
  (v33/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "FindOrderPageQuery",
    "selections": [
      {
        "condition": "isKnown",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": [
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
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
          (v11/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FindOrderPageQuery",
    "selections": [
      {
        "condition": "isKnown",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": [
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
                      (v5/*:: as any*/),
                      (v12/*:: as any*/),
                      (v8/*:: as any*/)
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
                      (v13/*:: as any*/)
                    ]
                  },
                  (v14/*:: as any*/)
                ]
              },
              {
                "concreteType": "OrderAddress",
                "kind": "LinkedField",
                "name": "shipping_address",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
                ]
              },
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "product_type"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "product_sku"
                  },
                  (v12/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "product_sale_price",
                    "plural": false,
                    "selections": (v27/*:: as any*/)
                  },
                  {
                    "concreteType": "OrderItemOption",
                    "kind": "LinkedField",
                    "name": "selected_options",
                    "plural": true,
                    "selections": (v29/*:: as any*/)
                  },
                  {
                    "concreteType": "OrderItemOption",
                    "kind": "LinkedField",
                    "name": "entered_options",
                    "plural": true,
                    "selections": (v29/*:: as any*/)
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
                          (v30/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "concreteType": "ItemSelectedBundleOptionValue",
                            "kind": "LinkedField",
                            "name": "values",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v12/*:: as any*/),
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
                          (v30/*:: as any*/),
                          (v13/*:: as any*/)
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
                      (v31/*:: as any*/),
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
                                  {
                                    "kind": "ScalarField",
                                    "name": "sku"
                                  },
                                  (v31/*:: as any*/),
                                  (v30/*:: as any*/)
                                ]
                              }
                            ]
                          }
                        ],
                        "type": "ConfigurableProduct"
                      },
                      (v30/*:: as any*/)
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
                      (v26/*:: as any*/)
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
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
                ]
              },
              (v14/*:: as any*/),
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
                    "selections": (v27/*:: as any*/)
                  },
                  (v33/*:: as any*/),
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount",
                        "plural": false,
                        "selections": (v27/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total_tax",
                    "plural": false,
                    "selections": (v27/*:: as any*/)
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
                        "selections": (v27/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount_including_tax",
                        "plural": false,
                        "selections": (v27/*:: as any*/)
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
                      (v5/*:: as any*/),
                      (v12/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "InvoiceTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": (v34/*:: as any*/)
                  },
                  (v14/*:: as any*/)
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
                      (v5/*:: as any*/),
                      (v12/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CreditMemoTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": (v34/*:: as any*/)
                  },
                  (v14/*:: as any*/)
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
          (v11/*:: as any*/),
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
    "cacheID": "d263396c7185ef7487518ce05bc5e0f6",
    "id": "df49049a1ff9a733405a4ada250be6cb205edd0ff608c198c9efc23d058bcfe7",
    "metadata": {},
    "name": "FindOrderPageQuery",
    "operationKind": "query",
    "text": "query FindOrderPageQuery($token:String!,$isKnown:Boolean!){guestOrderByToken(input:{token:$token})@include(if:$isKnown){number,shipments{number},...isCancelable_order,...WithdrawalLink_order,...OrderDetail_order},storeConfig{store_code,...CancelOrder_storeConfig}}fragment CancelOrder_storeConfig on StoreConfig{store_code,order_cancellation_enabled,order_cancellation_reasons{description}}fragment OrderAddress_address on OrderAddress{firstname,lastname,company,street,postcode,city,region,country_code,telephone,fax,vat_id}fragment OrderComments_comments on SalesCommentItem{message,timestamp}fragment OrderDetail_order on CustomerOrder{number,order_date,status,shipping_method,items{__typename,id,product_sku},payment_methods{name,additional_data{name,value}},shipping_address{...OrderAddress_address},billing_address{...OrderAddress_address},comments{...OrderComments_comments},...OrderProgress_order,...useCollectedAt_order,...OrderedItems_order,...OrderedTotals_order,...OrderShipments_order,...OrderDocuments_order}fragment OrderDocuments_order on CustomerOrder{number,invoices{number,items{__typename,id,product_name,quantity_invoiced},total{grand_total{...moneyOf_money}},comments{...OrderComments_comments}},credit_memos{number,items{__typename,id,product_name,quantity_refunded},total{grand_total{...moneyOf_money}},comments{...OrderComments_comments}}}fragment OrderProgress_order on CustomerOrder{order_date,shipping_method,...useCollectedAt_order,...orderStep_order}fragment OrderShipments_order on CustomerOrder{number,shipments{number,items{__typename,id,product_name,quantity_shipped},tracking{number,...Tracking_tracking},comments{...OrderComments_comments}}}fragment OrderedItems_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product_sale_price{...moneyOf_money},selected_options{label,value},entered_options{label,value},...on BundleOrderItem{bundle_options{uid,label,values{uid,product_name,quantity}}},...on DownloadableOrderItem{downloadable_links{uid,title}},...boughtPicture_item}}fragment OrderedTotals_order on CustomerOrder{number,shipping_address{__typename},total{subtotal{...moneyOf_money},grand_total{...moneyOf_money},discounts{label,amount{...moneyOf_money}},total_tax{...moneyOf_money},shipping_handling{amount_excluding_tax{...moneyOf_money},amount_including_tax{...moneyOf_money}}}}fragment Tracking_tracking on ShipmentTracking{carrier,title,number}fragment WithdrawalLink_order on CustomerOrder{number,...isWithdrawable_order}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment isCancelable_order on CustomerOrder{number,shipping_address{__typename},items{__typename,id,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment isWithdrawable_order on CustomerOrder{number,order_date,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_shipped,quantity_refunded,quantity_canceled}}fragment moneyOf_money on Money{value,currency}fragment orderStep_order on CustomerOrder{status,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment useCollectedAt_order on CustomerOrder{shipping_address{street,postcode,country_code}}"
  }
};
})();

(node as any).hash = "66591a2573f1a8432d1edd0f94d01fdb";

export default node;
