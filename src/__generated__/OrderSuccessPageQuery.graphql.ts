/**
 * @generated SignedSource<<3ed5527c28382d99cc94ed90fe08ccab>>
 * @relayHash d5dde05456ef24f1132752eaa0863007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 816739ab74b158e61c4e73520da6c236da20c2e564ac04d70e306c120dcf0f91

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderSuccessPageQuery$variables = {
  isCustomer: boolean;
  number: string;
  token: string;
};
export type OrderSuccessPageQuery$data = {
  readonly customer?: {
    readonly is_subscribed: boolean | null | undefined;
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly email: string | null | undefined;
        readonly number: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderSuccessPage_order">;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly guestOrderByToken?: {
    readonly email: string | null | undefined;
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"AccountOfBuyer_order" | "OrderSuccessPage_order">;
  };
  readonly storeConfig: {
    readonly create_account_confirmation: boolean | null | undefined;
    readonly newsletter_enabled: boolean;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type OrderSuccessPageQuery = {
  response: OrderSuccessPageQuery$data;
  variables: OrderSuccessPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCustomer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v3 = [
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
v4 = {
  "kind": "ScalarField",
  "name": "number"
},
v5 = {
  "kind": "ScalarField",
  "name": "email"
},
v6 = {
  "kind": "FragmentSpread",
  "name": "OrderSuccessPage_order"
},
v7 = {
  "kind": "ScalarField",
  "name": "is_subscribed"
},
v8 = [
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
  }
],
v9 = {
  "concreteType": "StoreConfig",
  "kind": "LinkedField",
  "name": "storeConfig",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "store_code"
    },
    {
      "kind": "ScalarField",
      "name": "newsletter_enabled"
    },
    {
      "kind": "ScalarField",
      "name": "create_account_confirmation"
    }
  ]
},
v10 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v11 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v12 = {
  "kind": "ScalarField",
  "name": "company"
},
v13 = {
  "kind": "ScalarField",
  "name": "street"
},
v14 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v15 = {
  "kind": "ScalarField",
  "name": "city"
},
v16 = {
  "kind": "ScalarField",
  "name": "region"
},
v17 = {
  "kind": "ScalarField",
  "name": "country_code"
},
v18 = {
  "kind": "ScalarField",
  "name": "telephone"
},
v19 = {
  "kind": "ScalarField",
  "name": "fax"
},
v20 = {
  "kind": "ScalarField",
  "name": "vat_id"
},
v21 = {
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "billing_address",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ]
},
v22 = {
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
v23 = {
  "kind": "ScalarField",
  "name": "order_date"
},
v24 = {
  "kind": "ScalarField",
  "name": "shipping_method"
},
v25 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v26 = {
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "shipping_address",
  "plural": false,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v17/*:: as any*/),
    (v25/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ]
},
v27 = {
  "kind": "ScalarField",
  "name": "status"
},
v28 = {
  "kind": "ScalarField",
  "name": "id"
},
v29 = {
  "kind": "ScalarField",
  "name": "quantity_shipped"
},
v30 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v31 = {
  "kind": "ScalarField",
  "name": "value"
},
v32 = [
  (v31/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v33 = {
  "kind": "ScalarField",
  "name": "label"
},
v34 = [
  (v33/*:: as any*/),
  (v31/*:: as any*/)
],
v35 = {
  "kind": "ScalarField",
  "name": "uid"
},
v36 = {
  "kind": "ScalarField",
  "name": "title"
},
v37 = {
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
v38 = {
  "kind": "ScalarField",
  "name": "sku"
},
v39 = {
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    (v25/*:: as any*/),
    (v28/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "product_type"
    },
    {
      "kind": "ScalarField",
      "name": "quantity_ordered"
    },
    {
      "kind": "ScalarField",
      "name": "quantity_invoiced"
    },
    (v29/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "quantity_refunded"
    },
    {
      "kind": "ScalarField",
      "name": "quantity_canceled"
    },
    {
      "kind": "ScalarField",
      "name": "product_sku"
    },
    (v30/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "product_sale_price",
      "plural": false,
      "selections": (v32/*:: as any*/)
    },
    {
      "concreteType": "OrderItemOption",
      "kind": "LinkedField",
      "name": "selected_options",
      "plural": true,
      "selections": (v34/*:: as any*/)
    },
    {
      "concreteType": "OrderItemOption",
      "kind": "LinkedField",
      "name": "entered_options",
      "plural": true,
      "selections": (v34/*:: as any*/)
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
            (v35/*:: as any*/),
            (v33/*:: as any*/),
            {
              "concreteType": "ItemSelectedBundleOptionValue",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                (v35/*:: as any*/),
                (v30/*:: as any*/),
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
            (v35/*:: as any*/),
            (v36/*:: as any*/)
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
        (v25/*:: as any*/),
        (v37/*:: as any*/),
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
                    (v38/*:: as any*/),
                    (v37/*:: as any*/),
                    (v35/*:: as any*/)
                  ]
                }
              ]
            }
          ],
          "type": "ConfigurableProduct"
        },
        (v35/*:: as any*/),
        (v38/*:: as any*/)
      ]
    }
  ]
},
v40 = {
  "concreteType": "OrderShipment",
  "kind": "LinkedField",
  "name": "shipments",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v25/*:: as any*/),
        (v28/*:: as any*/),
        (v30/*:: as any*/),
        (v29/*:: as any*/)
      ]
    },
    {
      "concreteType": "ShipmentTracking",
      "kind": "LinkedField",
      "name": "tracking",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "carrier"
        },
        (v36/*:: as any*/)
      ]
    },
    (v22/*:: as any*/)
  ]
},
v41 = {
  "concreteType": "OrderPaymentMethod",
  "kind": "LinkedField",
  "name": "payment_methods",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "type"
    }
  ]
},
v42 = {
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
      "selections": (v32/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "grand_total",
      "plural": false,
      "selections": (v32/*:: as any*/)
    },
    {
      "concreteType": "Discount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        (v33/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v32/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total_tax",
      "plural": false,
      "selections": (v32/*:: as any*/)
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
          "selections": (v32/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount_including_tax",
          "plural": false,
          "selections": (v32/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total_shipping",
      "plural": false,
      "selections": [
        (v31/*:: as any*/)
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "OrderSuccessPageQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "AccountOfBuyer_order"
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      },
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
              (v7/*:: as any*/),
              {
                "args": (v8/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      (v9/*:: as any*/)
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderSuccessPageQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerOrder",
            "kind": "LinkedField",
            "name": "guestOrderByToken",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/)
            ]
          }
        ]
      },
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
              (v7/*:: as any*/),
              {
                "args": (v8/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v21/*:: as any*/),
                      (v42/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "d5dde05456ef24f1132752eaa0863007",
    "id": "816739ab74b158e61c4e73520da6c236da20c2e564ac04d70e306c120dcf0f91",
    "metadata": {},
    "name": "OrderSuccessPageQuery",
    "operationKind": "query",
    "text": "query OrderSuccessPageQuery($token:String!,$number:String!,$isCustomer:Boolean!){guestOrderByToken(input:{token:$token})@skip(if:$isCustomer){number,email,...AccountOfBuyer_order,...OrderSuccessPage_order},customer@include(if:$isCustomer){is_subscribed,orders(filter:{number:{eq:$number}},pageSize:1){items{number,email,...OrderSuccessPage_order}}},storeConfig{store_code,newsletter_enabled,create_account_confirmation}}fragment AccountOfBuyer_order on CustomerOrder{email,billing_address{firstname,lastname}}fragment OrderAddress_address on OrderAddress{firstname,lastname,company,street,postcode,city,region,country_code,telephone,fax,vat_id}fragment OrderComments_comments on SalesCommentItem{message,timestamp}fragment OrderProgress_order on CustomerOrder{order_date,shipping_method,...useCollectedAt_order,...orderStep_order}fragment OrderReceipt_order on CustomerOrder{number,email,order_date,shipping_method,items{__typename,id,product_sku},payment_methods{name,type},shipping_address{...OrderAddress_address},billing_address{...OrderAddress_address},...useCollectedAt_order,...OrderedItems_order,...OrderedTotals_order}fragment OrderShipments_order on CustomerOrder{number,shipments{number,items{__typename,id,product_name,quantity_shipped},tracking{number,...Tracking_tracking},comments{...OrderComments_comments}}}fragment OrderSuccessPage_order on CustomerOrder{number,comments{...OrderComments_comments},...OrderProgress_order,...OrderShipments_order,...OrderReceipt_order,...OtherMethodNotice_order,...usePurchase_order}fragment OrderedItems_order on CustomerOrder{number,items{__typename,id,product_name,quantity_ordered,product_sale_price{...moneyOf_money},selected_options{label,value},entered_options{label,value},...on BundleOrderItem{bundle_options{uid,label,values{uid,product_name,quantity}}},...on DownloadableOrderItem{downloadable_links{uid,title}},...boughtPicture_item}}fragment OrderedTotals_order on CustomerOrder{number,shipping_address{__typename},total{subtotal{...moneyOf_money},grand_total{...moneyOf_money},discounts{label,amount{...moneyOf_money}},total_tax{...moneyOf_money},shipping_handling{amount_excluding_tax{...moneyOf_money},amount_including_tax{...moneyOf_money}}}}fragment OtherMethodNotice_order on CustomerOrder{number,payment_methods{name,type}}fragment Tracking_tracking on ShipmentTracking{carrier,title,number}fragment boughtPicture_item on OrderItemInterface{__isOrderItemInterface:__typename,product_sku,product{__typename,thumbnail{url},...on ConfigurableProduct{variants{product{sku,thumbnail{url},uid}}},uid}}fragment moneyOf_money on Money{value,currency}fragment orderStep_order on CustomerOrder{status,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment useCollectedAt_order on CustomerOrder{shipping_address{street,postcode,country_code}}fragment usePurchase_order on CustomerOrder{number,total{grand_total{value,currency},total_tax{value},total_shipping{value}},items{__typename,id,product_sku,product_name,quantity_ordered,product_sale_price{value},product{__typename,uid,sku}}}"
  }
};
})();

(node as any).hash = "d806241495d16072157392edad332757";

export default node;
