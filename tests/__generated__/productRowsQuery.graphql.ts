/**
 * @generated SignedSource<<73110ba5ff3e535f889f186032b2381f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productRowsQuery$variables = Record<PropertyKey, never>;
export type productRowsQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductRows_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type productRowsQuery = {
  response: productRowsQuery$data;
  variables: productRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "search",
    "value": "tazza"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductInterface"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v11 = [
  (v8/*:: as any*/)
],
v12 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/),
  (v5/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url_key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url_suffix",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "new_from_date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "new_to_date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rating_summary",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "review_count",
    "storageKey": null
  },
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "media_gallery",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "disabled",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PriceRange",
    "kind": "LinkedField",
    "name": "price_range",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductPrice",
        "kind": "LinkedField",
        "name": "minimum_price",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "final_price",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FixedProductTax",
            "kind": "LinkedField",
            "name": "fixed_product_taxes",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "regular_price",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductPrice",
        "kind": "LinkedField",
        "name": "maximum_price",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "final_price",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filters",
        "value": {
          "used_in_product_listing": true
        }
      }
    ],
    "concreteType": "ProductCustomAttributes",
    "kind": "LinkedField",
    "name": "custom_attributesV2",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v11/*:: as any*/),
            "type": "AttributeValue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
  },
  (v4/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "links_purchased_separately",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DownloadableProductLinks",
        "kind": "LinkedField",
        "name": "downloadable_product_links",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "DownloadableProduct",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "options",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "required",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "CustomizableProductInterface",
    "abstractKey": "__isCustomizableProductInterface"
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConfigurableProductOptions",
        "kind": "LinkedField",
        "name": "configurable_options",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attribute_code",
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurableProductOptionsValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "swatch_data",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConfigurableVariant",
        "kind": "LinkedField",
        "name": "variants",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurableAttributeOption",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SimpleProduct",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "ConfigurableProduct",
    "abstractKey": null
  }
],
v13 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ProductInterface"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableProductOptions"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableProductOptionsValues"
},
v19 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "SwatchDataInterface"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ID"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductCustomAttributes"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "AttributeValueInterface"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "DownloadableProductLinks"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v25 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "MediaGalleryInterface"
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "CustomizableOptionInterface"
},
v29 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PriceRange"
},
v30 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductPrice"
},
v31 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v32 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ProductPrice"
},
v33 = {
  "enumValues": [
    "AFN",
    "ALL",
    "AZN",
    "DZD",
    "AOA",
    "ARS",
    "AMD",
    "AWG",
    "AUD",
    "BSD",
    "BHD",
    "BDT",
    "BBD",
    "BYN",
    "BZD",
    "BMD",
    "BTN",
    "BOB",
    "BAM",
    "BWP",
    "BRL",
    "GBP",
    "BND",
    "BGN",
    "BUK",
    "BIF",
    "KHR",
    "CAD",
    "CVE",
    "CZK",
    "KYD",
    "GQE",
    "CLP",
    "CNY",
    "COP",
    "KMF",
    "CDF",
    "CRC",
    "HRK",
    "CUP",
    "DKK",
    "DJF",
    "DOP",
    "XCD",
    "EGP",
    "SVC",
    "ERN",
    "EEK",
    "ETB",
    "EUR",
    "FKP",
    "FJD",
    "GMD",
    "GEK",
    "GEL",
    "GHS",
    "GIP",
    "GTQ",
    "GNF",
    "GYD",
    "HTG",
    "HNL",
    "HKD",
    "HUF",
    "ISK",
    "INR",
    "IDR",
    "IRR",
    "IQD",
    "ILS",
    "JMD",
    "JPY",
    "JOD",
    "KZT",
    "KES",
    "KWD",
    "KGS",
    "LAK",
    "LVL",
    "LBP",
    "LSL",
    "LRD",
    "LYD",
    "LTL",
    "MOP",
    "MKD",
    "MGA",
    "MWK",
    "MYR",
    "MVR",
    "LSM",
    "MRO",
    "MUR",
    "MXN",
    "MDL",
    "MNT",
    "MAD",
    "MZN",
    "MMK",
    "NAD",
    "NPR",
    "ANG",
    "YTL",
    "NZD",
    "NIC",
    "NGN",
    "KPW",
    "NOK",
    "OMR",
    "PKR",
    "PAB",
    "PGK",
    "PYG",
    "PEN",
    "PHP",
    "PLN",
    "QAR",
    "RHD",
    "RON",
    "RUB",
    "RWF",
    "SHP",
    "STD",
    "SAR",
    "RSD",
    "SCR",
    "SLL",
    "SGD",
    "SKK",
    "SBD",
    "SOS",
    "ZAR",
    "KRW",
    "LKR",
    "SDG",
    "SRD",
    "SZL",
    "SEK",
    "CHF",
    "SYP",
    "TWD",
    "TJS",
    "TZS",
    "THB",
    "TOP",
    "TTD",
    "TND",
    "TMM",
    "USD",
    "UGX",
    "UAH",
    "AED",
    "UYU",
    "UZS",
    "VUV",
    "VEB",
    "VEF",
    "VND",
    "CHE",
    "CHW",
    "XOF",
    "WST",
    "YER",
    "ZMK",
    "ZWD",
    "TRY",
    "AZM",
    "ROL",
    "TRL",
    "XPF"
  ],
  "nullable": true,
  "plural": false,
  "type": "CurrencyEnum"
},
v34 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "FixedProductTax"
},
v35 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
},
v36 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v37 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v38 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductImage"
},
v39 = {
  "enumValues": [
    "IN_STOCK",
    "OUT_OF_STOCK"
  ],
  "nullable": true,
  "plural": false,
  "type": "ProductStockStatus"
},
v40 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableVariant"
},
v41 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableAttributeOption"
},
v42 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "SimpleProduct"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "productRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProductRows_product"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(search:\"tazza\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "productRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "related_products",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "upsell_products",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "crosssell_products",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(search:\"tazza\")"
      }
    ]
  },
  "params": {
    "cacheID": "46d23ceb93589e784634724c8fd03790",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "products": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Products"
        },
        "products.items": (v13/*:: as any*/),
        "products.items.__isProductInterface": (v14/*:: as any*/),
        "products.items.__typename": (v14/*:: as any*/),
        "products.items.crosssell_products": (v13/*:: as any*/),
        "products.items.crosssell_products.__isCustomizableProductInterface": (v14/*:: as any*/),
        "products.items.crosssell_products.__isProductInterface": (v14/*:: as any*/),
        "products.items.crosssell_products.__typename": (v14/*:: as any*/),
        "products.items.crosssell_products.configurable_options": (v15/*:: as any*/),
        "products.items.crosssell_products.configurable_options.attribute_code": (v16/*:: as any*/),
        "products.items.crosssell_products.configurable_options.label": (v16/*:: as any*/),
        "products.items.crosssell_products.configurable_options.uid": (v17/*:: as any*/),
        "products.items.crosssell_products.configurable_options.values": (v18/*:: as any*/),
        "products.items.crosssell_products.configurable_options.values.label": (v16/*:: as any*/),
        "products.items.crosssell_products.configurable_options.values.swatch_data": (v19/*:: as any*/),
        "products.items.crosssell_products.configurable_options.values.swatch_data.__typename": (v14/*:: as any*/),
        "products.items.crosssell_products.configurable_options.values.swatch_data.value": (v16/*:: as any*/),
        "products.items.crosssell_products.configurable_options.values.uid": (v20/*:: as any*/),
        "products.items.crosssell_products.custom_attributesV2": (v21/*:: as any*/),
        "products.items.crosssell_products.custom_attributesV2.items": (v22/*:: as any*/),
        "products.items.crosssell_products.custom_attributesV2.items.__typename": (v14/*:: as any*/),
        "products.items.crosssell_products.custom_attributesV2.items.code": (v17/*:: as any*/),
        "products.items.crosssell_products.custom_attributesV2.items.value": (v14/*:: as any*/),
        "products.items.crosssell_products.downloadable_product_links": (v23/*:: as any*/),
        "products.items.crosssell_products.downloadable_product_links.price": (v24/*:: as any*/),
        "products.items.crosssell_products.downloadable_product_links.uid": (v17/*:: as any*/),
        "products.items.crosssell_products.links_purchased_separately": (v25/*:: as any*/),
        "products.items.crosssell_products.media_gallery": (v26/*:: as any*/),
        "products.items.crosssell_products.media_gallery.__typename": (v14/*:: as any*/),
        "products.items.crosssell_products.media_gallery.disabled": (v27/*:: as any*/),
        "products.items.crosssell_products.media_gallery.url": (v16/*:: as any*/),
        "products.items.crosssell_products.name": (v16/*:: as any*/),
        "products.items.crosssell_products.new_from_date": (v16/*:: as any*/),
        "products.items.crosssell_products.new_to_date": (v16/*:: as any*/),
        "products.items.crosssell_products.options": (v28/*:: as any*/),
        "products.items.crosssell_products.options.__typename": (v14/*:: as any*/),
        "products.items.crosssell_products.options.required": (v27/*:: as any*/),
        "products.items.crosssell_products.options.uid": (v17/*:: as any*/),
        "products.items.crosssell_products.price_range": (v29/*:: as any*/),
        "products.items.crosssell_products.price_range.maximum_price": (v30/*:: as any*/),
        "products.items.crosssell_products.price_range.maximum_price.final_price": (v31/*:: as any*/),
        "products.items.crosssell_products.price_range.maximum_price.final_price.value": (v24/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price": (v32/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.final_price": (v31/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.final_price.currency": (v33/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.final_price.value": (v24/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.fixed_product_taxes": (v34/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.fixed_product_taxes.amount": (v35/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.fixed_product_taxes.amount.value": (v24/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.fixed_product_taxes.label": (v16/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.regular_price": (v31/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.regular_price.currency": (v33/*:: as any*/),
        "products.items.crosssell_products.price_range.minimum_price.regular_price.value": (v24/*:: as any*/),
        "products.items.crosssell_products.rating_summary": (v36/*:: as any*/),
        "products.items.crosssell_products.review_count": (v37/*:: as any*/),
        "products.items.crosssell_products.sku": (v16/*:: as any*/),
        "products.items.crosssell_products.small_image": (v38/*:: as any*/),
        "products.items.crosssell_products.small_image.url": (v16/*:: as any*/),
        "products.items.crosssell_products.stock_status": (v39/*:: as any*/),
        "products.items.crosssell_products.uid": (v17/*:: as any*/),
        "products.items.crosssell_products.url_key": (v16/*:: as any*/),
        "products.items.crosssell_products.url_suffix": (v16/*:: as any*/),
        "products.items.crosssell_products.variants": (v40/*:: as any*/),
        "products.items.crosssell_products.variants.attributes": (v41/*:: as any*/),
        "products.items.crosssell_products.variants.attributes.uid": (v17/*:: as any*/),
        "products.items.crosssell_products.variants.product": (v42/*:: as any*/),
        "products.items.crosssell_products.variants.product.small_image": (v38/*:: as any*/),
        "products.items.crosssell_products.variants.product.small_image.url": (v16/*:: as any*/),
        "products.items.crosssell_products.variants.product.uid": (v17/*:: as any*/),
        "products.items.related_products": (v13/*:: as any*/),
        "products.items.related_products.__isCustomizableProductInterface": (v14/*:: as any*/),
        "products.items.related_products.__isProductInterface": (v14/*:: as any*/),
        "products.items.related_products.__typename": (v14/*:: as any*/),
        "products.items.related_products.configurable_options": (v15/*:: as any*/),
        "products.items.related_products.configurable_options.attribute_code": (v16/*:: as any*/),
        "products.items.related_products.configurable_options.label": (v16/*:: as any*/),
        "products.items.related_products.configurable_options.uid": (v17/*:: as any*/),
        "products.items.related_products.configurable_options.values": (v18/*:: as any*/),
        "products.items.related_products.configurable_options.values.label": (v16/*:: as any*/),
        "products.items.related_products.configurable_options.values.swatch_data": (v19/*:: as any*/),
        "products.items.related_products.configurable_options.values.swatch_data.__typename": (v14/*:: as any*/),
        "products.items.related_products.configurable_options.values.swatch_data.value": (v16/*:: as any*/),
        "products.items.related_products.configurable_options.values.uid": (v20/*:: as any*/),
        "products.items.related_products.custom_attributesV2": (v21/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items": (v22/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items.__typename": (v14/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items.code": (v17/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items.value": (v14/*:: as any*/),
        "products.items.related_products.downloadable_product_links": (v23/*:: as any*/),
        "products.items.related_products.downloadable_product_links.price": (v24/*:: as any*/),
        "products.items.related_products.downloadable_product_links.uid": (v17/*:: as any*/),
        "products.items.related_products.links_purchased_separately": (v25/*:: as any*/),
        "products.items.related_products.media_gallery": (v26/*:: as any*/),
        "products.items.related_products.media_gallery.__typename": (v14/*:: as any*/),
        "products.items.related_products.media_gallery.disabled": (v27/*:: as any*/),
        "products.items.related_products.media_gallery.url": (v16/*:: as any*/),
        "products.items.related_products.name": (v16/*:: as any*/),
        "products.items.related_products.new_from_date": (v16/*:: as any*/),
        "products.items.related_products.new_to_date": (v16/*:: as any*/),
        "products.items.related_products.options": (v28/*:: as any*/),
        "products.items.related_products.options.__typename": (v14/*:: as any*/),
        "products.items.related_products.options.required": (v27/*:: as any*/),
        "products.items.related_products.options.uid": (v17/*:: as any*/),
        "products.items.related_products.price_range": (v29/*:: as any*/),
        "products.items.related_products.price_range.maximum_price": (v30/*:: as any*/),
        "products.items.related_products.price_range.maximum_price.final_price": (v31/*:: as any*/),
        "products.items.related_products.price_range.maximum_price.final_price.value": (v24/*:: as any*/),
        "products.items.related_products.price_range.minimum_price": (v32/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.final_price": (v31/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.final_price.currency": (v33/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.final_price.value": (v24/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes": (v34/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes.amount": (v35/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes.amount.value": (v24/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes.label": (v16/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.regular_price": (v31/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.regular_price.currency": (v33/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.regular_price.value": (v24/*:: as any*/),
        "products.items.related_products.rating_summary": (v36/*:: as any*/),
        "products.items.related_products.review_count": (v37/*:: as any*/),
        "products.items.related_products.sku": (v16/*:: as any*/),
        "products.items.related_products.small_image": (v38/*:: as any*/),
        "products.items.related_products.small_image.url": (v16/*:: as any*/),
        "products.items.related_products.stock_status": (v39/*:: as any*/),
        "products.items.related_products.uid": (v17/*:: as any*/),
        "products.items.related_products.url_key": (v16/*:: as any*/),
        "products.items.related_products.url_suffix": (v16/*:: as any*/),
        "products.items.related_products.variants": (v40/*:: as any*/),
        "products.items.related_products.variants.attributes": (v41/*:: as any*/),
        "products.items.related_products.variants.attributes.uid": (v17/*:: as any*/),
        "products.items.related_products.variants.product": (v42/*:: as any*/),
        "products.items.related_products.variants.product.small_image": (v38/*:: as any*/),
        "products.items.related_products.variants.product.small_image.url": (v16/*:: as any*/),
        "products.items.related_products.variants.product.uid": (v17/*:: as any*/),
        "products.items.sku": (v16/*:: as any*/),
        "products.items.stock_status": (v39/*:: as any*/),
        "products.items.uid": (v17/*:: as any*/),
        "products.items.upsell_products": (v13/*:: as any*/),
        "products.items.upsell_products.__isCustomizableProductInterface": (v14/*:: as any*/),
        "products.items.upsell_products.__isProductInterface": (v14/*:: as any*/),
        "products.items.upsell_products.__typename": (v14/*:: as any*/),
        "products.items.upsell_products.configurable_options": (v15/*:: as any*/),
        "products.items.upsell_products.configurable_options.attribute_code": (v16/*:: as any*/),
        "products.items.upsell_products.configurable_options.label": (v16/*:: as any*/),
        "products.items.upsell_products.configurable_options.uid": (v17/*:: as any*/),
        "products.items.upsell_products.configurable_options.values": (v18/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.label": (v16/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.swatch_data": (v19/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.swatch_data.__typename": (v14/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.swatch_data.value": (v16/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.uid": (v20/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2": (v21/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items": (v22/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items.__typename": (v14/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items.code": (v17/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items.value": (v14/*:: as any*/),
        "products.items.upsell_products.downloadable_product_links": (v23/*:: as any*/),
        "products.items.upsell_products.downloadable_product_links.price": (v24/*:: as any*/),
        "products.items.upsell_products.downloadable_product_links.uid": (v17/*:: as any*/),
        "products.items.upsell_products.links_purchased_separately": (v25/*:: as any*/),
        "products.items.upsell_products.media_gallery": (v26/*:: as any*/),
        "products.items.upsell_products.media_gallery.__typename": (v14/*:: as any*/),
        "products.items.upsell_products.media_gallery.disabled": (v27/*:: as any*/),
        "products.items.upsell_products.media_gallery.url": (v16/*:: as any*/),
        "products.items.upsell_products.name": (v16/*:: as any*/),
        "products.items.upsell_products.new_from_date": (v16/*:: as any*/),
        "products.items.upsell_products.new_to_date": (v16/*:: as any*/),
        "products.items.upsell_products.options": (v28/*:: as any*/),
        "products.items.upsell_products.options.__typename": (v14/*:: as any*/),
        "products.items.upsell_products.options.required": (v27/*:: as any*/),
        "products.items.upsell_products.options.uid": (v17/*:: as any*/),
        "products.items.upsell_products.price_range": (v29/*:: as any*/),
        "products.items.upsell_products.price_range.maximum_price": (v30/*:: as any*/),
        "products.items.upsell_products.price_range.maximum_price.final_price": (v31/*:: as any*/),
        "products.items.upsell_products.price_range.maximum_price.final_price.value": (v24/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price": (v32/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.final_price": (v31/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.final_price.currency": (v33/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.final_price.value": (v24/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes": (v34/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes.amount": (v35/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes.amount.value": (v24/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes.label": (v16/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.regular_price": (v31/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.regular_price.currency": (v33/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.regular_price.value": (v24/*:: as any*/),
        "products.items.upsell_products.rating_summary": (v36/*:: as any*/),
        "products.items.upsell_products.review_count": (v37/*:: as any*/),
        "products.items.upsell_products.sku": (v16/*:: as any*/),
        "products.items.upsell_products.small_image": (v38/*:: as any*/),
        "products.items.upsell_products.small_image.url": (v16/*:: as any*/),
        "products.items.upsell_products.stock_status": (v39/*:: as any*/),
        "products.items.upsell_products.uid": (v17/*:: as any*/),
        "products.items.upsell_products.url_key": (v16/*:: as any*/),
        "products.items.upsell_products.url_suffix": (v16/*:: as any*/),
        "products.items.upsell_products.variants": (v40/*:: as any*/),
        "products.items.upsell_products.variants.attributes": (v41/*:: as any*/),
        "products.items.upsell_products.variants.attributes.uid": (v17/*:: as any*/),
        "products.items.upsell_products.variants.product": (v42/*:: as any*/),
        "products.items.upsell_products.variants.product.small_image": (v38/*:: as any*/),
        "products.items.upsell_products.variants.product.small_image.url": (v16/*:: as any*/),
        "products.items.upsell_products.variants.product.uid": (v17/*:: as any*/)
      }
    },
    "name": "productRowsQuery",
    "operationKind": "query",
    "text": "query productRowsQuery{products(search:\"tazza\"){items{__typename,uid,...ProductRows_product}}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductCarousel_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCard_product,...productItem_product}fragment ProductRow_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCarousel_products}fragment ProductRows_product on ProductInterface{__isProductInterface:__typename,uid,sku,stock_status,related_products{__typename,uid,stock_status,...ProductRow_products},upsell_products{__typename,uid,stock_status,...ProductRow_products},crosssell_products{__typename,uid,stock_status,...ProductRow_products}}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "9591ad45c8e534ebe7621b4c9e57a8a6";

export default node;
