/**
 * @generated SignedSource<<acb688b01cd6916332b83f94135e443d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderProgressQuery$variables = Record<PropertyKey, never>;
export type orderProgressQuery$data = {
  readonly guestOrderByToken: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order" | "WithdrawalLink_order">;
  };
};
export type orderProgressQuery = {
  response: orderProgressQuery$data;
  variables: orderProgressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "input",
    "value": {
      "token": "t"
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "orderProgressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderProgress_order"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WithdrawalLink_order"
          }
        ],
        "storageKey": "guestOrderByToken(input:{\"token\":\"t\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "orderProgressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "guestOrderByToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "order_date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shipping_method",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAddress",
            "kind": "LinkedField",
            "name": "shipping_address",
            "plural": false,
            "selections": [
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
                "name": "country_code",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "product_type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_ordered",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_invoiced",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_shipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_refunded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity_canceled",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": "guestOrderByToken(input:{\"token\":\"t\"})"
      }
    ]
  },
  "params": {
    "cacheID": "64c71ca975e116dc79e7b7803148f4ac",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "guestOrderByToken": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CustomerOrder"
        },
        "guestOrderByToken.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "OrderItemInterface"
        },
        "guestOrderByToken.items.__typename": (v2/*:: as any*/),
        "guestOrderByToken.items.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "guestOrderByToken.items.product_type": (v3/*:: as any*/),
        "guestOrderByToken.items.quantity_canceled": (v4/*:: as any*/),
        "guestOrderByToken.items.quantity_invoiced": (v4/*:: as any*/),
        "guestOrderByToken.items.quantity_ordered": (v4/*:: as any*/),
        "guestOrderByToken.items.quantity_refunded": (v4/*:: as any*/),
        "guestOrderByToken.items.quantity_shipped": (v4/*:: as any*/),
        "guestOrderByToken.number": (v2/*:: as any*/),
        "guestOrderByToken.order_date": (v2/*:: as any*/),
        "guestOrderByToken.shipping_address": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "OrderAddress"
        },
        "guestOrderByToken.shipping_address.__typename": (v2/*:: as any*/),
        "guestOrderByToken.shipping_address.country_code": {
          "enumValues": [
            "AF",
            "AX",
            "AL",
            "DZ",
            "AS",
            "AD",
            "AO",
            "AI",
            "AQ",
            "AG",
            "AR",
            "AM",
            "AW",
            "AU",
            "AT",
            "AZ",
            "BS",
            "BH",
            "BD",
            "BB",
            "BY",
            "BE",
            "BZ",
            "BJ",
            "BM",
            "BT",
            "BO",
            "BA",
            "BW",
            "BV",
            "BR",
            "IO",
            "VG",
            "BN",
            "BG",
            "BF",
            "BI",
            "KH",
            "CM",
            "CA",
            "CV",
            "KY",
            "CF",
            "TD",
            "CL",
            "CN",
            "CX",
            "CC",
            "CO",
            "KM",
            "CG",
            "CD",
            "CK",
            "CR",
            "CI",
            "HR",
            "CU",
            "CY",
            "CZ",
            "DK",
            "DJ",
            "DM",
            "DO",
            "EC",
            "EG",
            "SV",
            "GQ",
            "ER",
            "EE",
            "SZ",
            "ET",
            "FK",
            "FO",
            "FJ",
            "FI",
            "FR",
            "GF",
            "PF",
            "TF",
            "GA",
            "GM",
            "GE",
            "DE",
            "GH",
            "GI",
            "GR",
            "GL",
            "GD",
            "GP",
            "GU",
            "GT",
            "GG",
            "GN",
            "GW",
            "GY",
            "HT",
            "HM",
            "HN",
            "HK",
            "HU",
            "IS",
            "IN",
            "ID",
            "IR",
            "IQ",
            "IE",
            "IM",
            "IL",
            "IT",
            "JM",
            "JP",
            "JE",
            "JO",
            "KZ",
            "KE",
            "KI",
            "KW",
            "KG",
            "LA",
            "LV",
            "LB",
            "LS",
            "LR",
            "LY",
            "LI",
            "LT",
            "LU",
            "MO",
            "MK",
            "MG",
            "MW",
            "MY",
            "MV",
            "ML",
            "MT",
            "MH",
            "MQ",
            "MR",
            "MU",
            "YT",
            "MX",
            "FM",
            "MD",
            "MC",
            "MN",
            "ME",
            "MS",
            "MA",
            "MZ",
            "MM",
            "NA",
            "NR",
            "NP",
            "NL",
            "AN",
            "NC",
            "NZ",
            "NI",
            "NE",
            "NG",
            "NU",
            "NF",
            "MP",
            "KP",
            "NO",
            "OM",
            "PK",
            "PW",
            "PS",
            "PA",
            "PG",
            "PY",
            "PE",
            "PH",
            "PN",
            "PL",
            "PT",
            "QA",
            "RE",
            "RO",
            "RU",
            "RW",
            "WS",
            "SM",
            "ST",
            "SA",
            "SN",
            "RS",
            "SC",
            "SL",
            "SG",
            "SK",
            "SI",
            "SB",
            "SO",
            "ZA",
            "GS",
            "KR",
            "ES",
            "LK",
            "BL",
            "SH",
            "KN",
            "LC",
            "MF",
            "PM",
            "VC",
            "SD",
            "SR",
            "SJ",
            "SE",
            "CH",
            "SY",
            "TW",
            "TJ",
            "TZ",
            "TH",
            "TL",
            "TG",
            "TK",
            "TO",
            "TT",
            "TN",
            "TR",
            "TM",
            "TC",
            "TV",
            "UG",
            "UA",
            "AE",
            "GB",
            "US",
            "UY",
            "UM",
            "VI",
            "UZ",
            "VU",
            "VA",
            "VE",
            "VN",
            "WF",
            "EH",
            "YE",
            "ZM",
            "ZW"
          ],
          "nullable": true,
          "plural": false,
          "type": "CountryCodeEnum"
        },
        "guestOrderByToken.shipping_address.postcode": (v3/*:: as any*/),
        "guestOrderByToken.shipping_address.street": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "guestOrderByToken.shipping_method": (v3/*:: as any*/),
        "guestOrderByToken.status": (v2/*:: as any*/)
      }
    },
    "name": "orderProgressQuery",
    "operationKind": "query",
    "text": "query orderProgressQuery{guestOrderByToken(input:{token:\"t\"}){...OrderProgress_order,...WithdrawalLink_order}}fragment OrderProgress_order on CustomerOrder{order_date,shipping_method,...useCollectedAt_order,...orderStep_order}fragment WithdrawalLink_order on CustomerOrder{number,...isWithdrawable_order}fragment isWithdrawable_order on CustomerOrder{number,order_date,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_shipped,quantity_refunded,quantity_canceled}}fragment orderStep_order on CustomerOrder{status,shipping_address{__typename},items{__typename,id,product_type,quantity_ordered,quantity_invoiced,quantity_shipped,quantity_refunded,quantity_canceled}}fragment useCollectedAt_order on CustomerOrder{shipping_address{street,postcode,country_code}}"
  }
};
})();

(node as any).hash = "5844b76192ee0c1e5e48f48406f24333";

export default node;
