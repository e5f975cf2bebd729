/**
 * @generated SignedSource<<f94486b7a2dea4d6f297c9ae7c6d075d>>
 * @relayHash 079aec4179b7fc0e80c1c16a93ec323a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70f5b6b43a23b3a33994d3d1f66c6c706b88e5f027683160cc2628c5fbf27645

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCancelOrderMutation$variables = {
  id: string;
  reason: string;
};
export type useCancelOrderMutation$data = {
  readonly cancelOrder: {
    readonly error: string | null | undefined;
    readonly order: {
      readonly number: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order" | "isCancelable_order">;
    } | null | undefined;
  } | null | undefined;
};
export type useCancelOrderMutation = {
  response: useCancelOrderMutation$data;
  variables: useCancelOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "order_id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "error"
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
  "name": "product_name"
},
v12 = {
  "kind": "ScalarField",
  "name": "value"
},
v13 = [
  (v12/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v14 = {
  "kind": "ScalarField",
  "name": "label"
},
v15 = [
  (v14/*:: as any*/),
  (v12/*:: as any*/)
],
v16 = {
  "kind": "ScalarField",
  "name": "uid"
},
v17 = {
  "kind": "ScalarField",
  "name": "title"
},
v18 = {
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
v19 = {
  "kind": "ScalarField",
  "name": "name"
},
v20 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v21 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v22 = {
  "kind": "ScalarField",
  "name": "company"
},
v23 = {
  "kind": "ScalarField",
  "name": "street"
},
v24 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v25 = {
  "kind": "ScalarField",
  "name": "city"
},
v26 = {
  "kind": "ScalarField",
  "name": "region"
},
v27 = {
  "kind": "ScalarField",
  "name": "country_code"
},
v28 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v29 = {
  "kind": "ScalarField",
  "name": "fax"
},
v30 = {
  "kind": "ScalarField",
  "name": "vat_id"
},
v31 = {
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
v32 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "grand_total",
  "plural": false,
  "selections": (v13/*:: as any*/)
},
v33 = [
  (v32/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCancelOrderMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CancelOrderOutput",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "OrderDetail_order"
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
    "name": "useCancelOrderMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CancelOrderOutput",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
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
                "kind": "ScalarField",
                "name": "shipping_method"
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
                    "name": "product_sku"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "product_type"
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "product_sale_price",
                    "plural": false,
                    "selections": (v13/*:: as any*/)
                  },
                  {
                    "concreteType": "OrderItemOption",
                    "kind": "LinkedField",
                    "name": "selected_options",
                    "plural": true,
                    "selections": (v15/*:: as any*/)
                  },
                  {
                    "concreteType": "OrderItemOption",
                    "kind": "LinkedField",
                    "name": "entered_options",
                    "plural": true,
                    "selections": (v15/*:: as any*/)
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
                          (v16/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "concreteType": "ItemSelectedBundleOptionValue",
                            "kind": "LinkedField",
                            "name": "values",
                            "plural": true,
                            "selections": [
                              (v16/*:: as any*/),
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
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
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
                      (v18/*:: as any*/),
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
                                  (v18/*:: as any*/),
                                  (v16/*:: as any*/)
                                ]
                              }
                            ]
                          }
                        ],
                        "type": "ConfigurableProduct"
                      },
                      (v16/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "concreteType": "OrderPaymentMethod",
                "kind": "LinkedField",
                "name": "payment_methods",
                "plural": true,
                "selections": [
                  (v19/*:: as any*/),
                  {
                    "concreteType": "KeyValue",
                    "kind": "LinkedField",
                    "name": "additional_data",
                    "plural": true,
                    "selections": [
                      (v19/*:: as any*/),
                      (v12/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "concreteType": "OrderAddress",
                "kind": "LinkedField",
                "name": "shipping_address",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "OrderAddress",
                "kind": "LinkedField",
                "name": "billing_address",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ]
              },
              (v31/*:: as any*/),
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
                    "selections": (v13/*:: as any*/)
                  },
                  (v32/*:: as any*/),
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount",
                        "plural": false,
                        "selections": (v13/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total_tax",
                    "plural": false,
                    "selections": (v13/*:: as any*/)
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
                        "selections": (v13/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount_including_tax",
                        "plural": false,
                        "selections": (v13/*:: as any*/)
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
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v11/*:: as any*/),
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
                      (v17/*:: as any*/)
                    ]
                  },
                  (v31/*:: as any*/)
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
                      (v11/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "InvoiceTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": (v33/*:: as any*/)
                  },
                  (v31/*:: as any*/)
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
                      (v11/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "CreditMemoTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": (v33/*:: as any*/)
                  },
                  (v31/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "079aec4179b7fc0e80c1c16a93ec323a",
    "id": "70f5b6b43a23b3a33994d3d1f66c6c706b88e5f027683160cc2628c5fbf27645",
    "metadata": {},
    "name": "useCancelOrderMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelOrderMutation($id:ID!,$reason:String!){cancelOrder(input:{order_id:$id,reason:$reason}){error,order{number,...OrderDetail_order,...isCancelable_order}}}fragment OrderAddress_address on OrderAddress{firstname,lastname,company,street,postcode,city,region,country_code,telephone,fax,vat_id}fragment OrderComments_comments on SalesCommentItem{message,timestamp}fragment OrderDetail_order on CustomerOrder{number,order_date,status,shipping_method,items{__typename,id,product_sku},payment_methods{name,additional_data{name,value}},shipping_address{...OrderAddress_address},billing_address{...OrderAddress_address},comments{...OrderComments_comments},...OrderProgress_order,...useCollectedAt_order,...OrderedItems_order,...OrderedTotals_order,...OrderShipments_order,...OrderDocuments_order}fragment OrderDocuments_order on CustomerOrder{number,invoices{number,items{__typename,id,product_name,quantity_invoiced},total{grand_total{...moneyOf_money}},comments{...OrderComments_comments}},credit_memos{number,items{__typename,id,product_name,quantity_refunded},total{grand_total{...moneyOf_money}},comments{...OrderComments_comments}}}fragment OrderProgress_order on CustomerOrder{order_date,shipping_method,...useCollectedAt_order,...orderStep_order}fragment OrderShipments_order on CustomerOrder{number,shipments{number,items{__typename,id,product_name,quantity_shipped},tracking{number,...Tracking_tracking},comments{...OrderComments_comments}}}fragment OrderedItems_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product_sale_price{...moneyOf_money},selected_options{label,value},entered_options{label,value},...on BundleOrderItem{bundle_options{uid,label,values{uid,product_name,quantity}}},...on DownloadableOrderItem{downloadable_links{uid,title}},...boughtPicture_item}}fragment OrderedTotals_order on CustomerOrder{number,shipping_address{__typename},total{subtotal{...moneyOf_money},grand_total{...moneyOf_money},discounts{label,amount{...moneyOf_money}},total_tax{...moneyOf_money},shipping_handling{amount_excluding_tax{...moneyOf_money},amount_including_tax{...moneyOf_money}}}}fragment Tracking_tracking on ShipmentTracking{carrier,title,number}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment isCancelable_order on CustomerOrder{number,shipping_address{__typename},items{__typename,id,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment moneyOf_money on Money{value,currency}fragment orderStep_order on CustomerOrder{status,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment useCollectedAt_order on CustomerOrder{shipping_address{street,postcode,country_code}}"
  }
};
})();

(node as any).hash = "24d655498f466acef9bc5204f903abfd";

export default node;
