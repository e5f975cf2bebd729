/**
 * @generated SignedSource<<7e4fbec23b0aa8da93a0b84c908b9ae6>>
 * @relayHash 1ca77c9bd21f261e591859e66f0b87cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18faa8102cc351b3fdfb6f9148ea8f87291659ff8bf24b63d8be5cc328f16939

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
  "kind": "ScalarField",
  "name": "store_code"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "website_name"
  },
  {
    "kind": "ScalarField",
    "name": "store_name"
  },
  {
    "kind": "ScalarField",
    "name": "locale"
  },
  {
    "kind": "ScalarField",
    "name": "base_currency_code"
  },
  {
    "kind": "ScalarField",
    "name": "default_display_currency_code"
  },
  {
    "kind": "ScalarField",
    "name": "title_prefix"
  },
  {
    "kind": "ScalarField",
    "name": "title_suffix"
  },
  {
    "kind": "ScalarField",
    "name": "title_separator"
  },
  {
    "kind": "ScalarField",
    "name": "default_title"
  },
  {
    "kind": "ScalarField",
    "name": "default_description"
  },
  {
    "kind": "ScalarField",
    "name": "cms_home_page"
  },
  {
    "kind": "ScalarField",
    "name": "cms_no_route"
  },
  {
    "kind": "ScalarField",
    "name": "catalog_default_sort_by"
  },
  {
    "kind": "ScalarField",
    "name": "category_url_suffix"
  },
  {
    "kind": "ScalarField",
    "name": "product_url_suffix"
  },
  {
    "kind": "ScalarField",
    "name": "secure_base_link_url"
  },
  {
    "kind": "ScalarField",
    "name": "secure_base_url"
  },
  {
    "kind": "ScalarField",
    "name": "root_category_uid"
  },
  {
    "kind": "ScalarField",
    "name": "weight_unit"
  },
  {
    "kind": "ScalarField",
    "name": "product_reviews_enabled"
  },
  {
    "kind": "ScalarField",
    "name": "allow_guests_to_write_product_reviews"
  },
  {
    "kind": "ScalarField",
    "name": "list_mode"
  },
  {
    "kind": "ScalarField",
    "name": "grid_per_page"
  },
  {
    "kind": "ScalarField",
    "name": "grid_per_page_values"
  },
  {
    "kind": "ScalarField",
    "name": "list_per_page"
  },
  {
    "kind": "ScalarField",
    "name": "list_per_page_values"
  },
  {
    "kind": "ScalarField",
    "name": "autocomplete_on_storefront"
  },
  {
    "kind": "ScalarField",
    "name": "minimum_password_length"
  },
  {
    "kind": "ScalarField",
    "name": "required_character_classes_number"
  },
  {
    "kind": "ScalarField",
    "name": "magento_wishlist_general_is_enabled"
  },
  {
    "kind": "ScalarField",
    "name": "newsletter_enabled"
  },
  {
    "kind": "ScalarField",
    "name": "contact_enabled"
  },
  {
    "kind": "ScalarField",
    "name": "copyright"
  },
  {
    "condition": "hasCatalogueTax",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "display_product_prices_in_catalog"
      }
    ]
  },
  {
    "kind": "ScalarField",
    "name": "shopping_cart_display_price"
  },
  {
    "kind": "ScalarField",
    "name": "shopping_cart_display_subtotal"
  },
  {
    "kind": "ScalarField",
    "name": "category_fixed_product_tax_display_setting"
  },
  {
    "kind": "ScalarField",
    "name": "product_fixed_product_tax_display_setting"
  },
  {
    "kind": "ScalarField",
    "name": "sales_fixed_product_tax_display_setting"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
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
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "url_path"
},
v7 = {
  "kind": "ScalarField",
  "name": "include_in_menu"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ShellQuery",
    "selections": [
      {
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
            "argumentDefinitions": [
              {
                "kind": "RootArgument",
                "name": "hasCatalogueTax"
              }
            ]
          }
        ]
      },
      {
        "concreteType": "CategoryResult",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "concreteType": "CategoryTree",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "Header_rootCategory"
              }
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "Announcement_blocks"
          },
          {
            "kind": "FragmentSpread",
            "name": "HeaderLinks_blocks"
          },
          {
            "kind": "FragmentSpread",
            "name": "Footer_blocks"
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"footer-links\",\"footer-company\",\"announcement\",\"header-links\"])"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShellQuery",
    "selections": [
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": (v2/*:: as any*/)
      },
      {
        "concreteType": "CategoryResult",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "concreteType": "CategoryTree",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
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
                    "concreteType": "CategoryTree",
                    "kind": "LinkedField",
                    "name": "children",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "concreteType": "CmsBlock",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "identifier"
              },
              {
                "kind": "ScalarField",
                "name": "content"
              },
              {
                "kind": "ScalarField",
                "name": "title"
              }
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"footer-links\",\"footer-company\",\"announcement\",\"header-links\"])"
      }
    ]
  },
  "params": {
    "cacheID": "1ca77c9bd21f261e591859e66f0b87cc",
    "id": "18faa8102cc351b3fdfb6f9148ea8f87291659ff8bf24b63d8be5cc328f16939",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": "query ShellQuery($hasCatalogueTax:Boolean=false){storeConfig{store_code,...storeSettings_storeConfig},categories{items{uid,...Header_rootCategory}},cmsBlocks(identifiers:[\"footer-links\",\"footer-company\",\"announcement\",\"header-links\"]){...Announcement_blocks,...HeaderLinks_blocks,...Footer_blocks}}fragment Announcement_blocks on CmsBlocks{items{identifier,content}}fragment CategoryMenu_rootCategory on CategoryTree{uid,children{uid,name,url_path,include_in_menu,children{uid,name,url_path,include_in_menu}}}fragment Footer_blocks on CmsBlocks{items{identifier,title,content}}fragment HeaderLinks_blocks on CmsBlocks{items{identifier,title,content}}fragment Header_rootCategory on CategoryTree{uid,...CategoryMenu_rootCategory}fragment storeSettings_storeConfig on StoreConfig{store_code,website_name,store_name,locale,base_currency_code,default_display_currency_code,title_prefix,title_suffix,title_separator,default_title,default_description,cms_home_page,cms_no_route,catalog_default_sort_by,category_url_suffix,product_url_suffix,secure_base_link_url,secure_base_url,root_category_uid,weight_unit,product_reviews_enabled,allow_guests_to_write_product_reviews,list_mode,grid_per_page,grid_per_page_values,list_per_page,list_per_page_values,autocomplete_on_storefront,minimum_password_length,required_character_classes_number,magento_wishlist_general_is_enabled,newsletter_enabled,contact_enabled,copyright,display_product_prices_in_catalog@include(if:$hasCatalogueTax),shopping_cart_display_price,shopping_cart_display_subtotal,category_fixed_product_tax_display_setting,product_fixed_product_tax_display_setting,sales_fixed_product_tax_display_setting}"
  }
};
})();

(node as any).hash = "ee15f9ed63b1f2f2b5195f5adab10bd6";

export default node;
