/**
 * @generated SignedSource<<3287a5fbf713f04a375c93b035014ea1>>
 * @relayHash 1b7d786f5965254a7bef7a023f27a120
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310c6da3dfcd6809cee91ea0979e0c69fe55e6c485b3351d81e2380123a55d39

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShellQuery$variables = {
  hasCatalogueTax?: boolean | null | undefined;
};
export type ShellQuery$data = {
  readonly categories: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"Header_rootCategory">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly cmsBlocks: {
    readonly " $fragmentSpreads": FragmentRefs<"Announcement_blocks" | "Footer_blocks" | "HeaderLinks_blocks">;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"storeSettings_storeConfig">;
  } | null | undefined;
};
export type ShellQuery = {
  response: ShellQuery$data;
  variables: ShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "hasCatalogueTax"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "website_name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "store_name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "locale",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "base_currency_code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "default_display_currency_code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title_prefix",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title_suffix",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title_separator",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "default_title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "default_description",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cms_home_page",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "catalog_default_sort_by",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "category_url_suffix",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "product_url_suffix",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secure_base_link_url",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secure_base_url",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "root_category_uid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "weight_unit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "product_reviews_enabled",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allow_guests_to_write_product_reviews",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "list_mode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grid_per_page",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grid_per_page_values",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "list_per_page",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "list_per_page_values",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "autocomplete_on_storefront",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "minimum_password_length",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "required_character_classes_number",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "magento_wishlist_general_is_enabled",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "newsletter_enabled",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "copyright",
    "storageKey": null
  },
  {
    "condition": "hasCatalogueTax",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "display_product_prices_in_catalog",
        "storageKey": null
      }
    ]
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shopping_cart_display_price",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shopping_cart_display_shipping",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shopping_cart_display_subtotal",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "identifiers",
    "value": [
      "footer-links",
      "footer-company",
      "announcement",
      "header-links"
    ]
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_path",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "include_in_menu",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "storeSettings_storeConfig",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": [
              {
                "kind": "RootArgument",
                "name": "hasCatalogueTax"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CategoryResult",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CategoryTree",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Header_rootCategory"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Announcement_blocks"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HeaderLinks_blocks"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Footer_blocks"
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"footer-links\",\"footer-company\",\"announcement\",\"header-links\"])"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CategoryResult",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CategoryTree",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CategoryTree",
                    "kind": "LinkedField",
                    "name": "children",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
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
        "args": (v4/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CmsBlock",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "identifier",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"footer-links\",\"footer-company\",\"announcement\",\"header-links\"])"
      }
    ]
  },
  "params": {
    "cacheID": "1b7d786f5965254a7bef7a023f27a120",
    "id": "310c6da3dfcd6809cee91ea0979e0c69fe55e6c485b3351d81e2380123a55d39",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": "query ShellQuery($hasCatalogueTax:Boolean=false){storeConfig{store_code,...storeSettings_storeConfig},categories{items{uid,...Header_rootCategory}},cmsBlocks(identifiers:[\"footer-links\",\"footer-company\",\"announcement\",\"header-links\"]){...Announcement_blocks,...HeaderLinks_blocks,...Footer_blocks}}fragment Announcement_blocks on CmsBlocks{items{identifier,content}}fragment CategoryMenu_rootCategory on CategoryTree{uid,children{uid,name,url_path,include_in_menu,children{uid,name,url_path,include_in_menu}}}fragment Footer_blocks on CmsBlocks{items{identifier,title,content}}fragment HeaderLinks_blocks on CmsBlocks{items{identifier,title,content}}fragment Header_rootCategory on CategoryTree{uid,...CategoryMenu_rootCategory}fragment storeSettings_storeConfig on StoreConfig{store_code,website_name,store_name,locale,base_currency_code,default_display_currency_code,title_prefix,title_suffix,title_separator,default_title,default_description,cms_home_page,catalog_default_sort_by,category_url_suffix,product_url_suffix,secure_base_link_url,secure_base_url,root_category_uid,weight_unit,product_reviews_enabled,allow_guests_to_write_product_reviews,list_mode,grid_per_page,grid_per_page_values,list_per_page,list_per_page_values,autocomplete_on_storefront,minimum_password_length,required_character_classes_number,magento_wishlist_general_is_enabled,newsletter_enabled,copyright,display_product_prices_in_catalog@include(if:$hasCatalogueTax),shopping_cart_display_price,shopping_cart_display_shipping,shopping_cart_display_subtotal}"
  }
};
})();

(node as any).hash = "ee15f9ed63b1f2f2b5195f5adab10bd6";

export default node;
