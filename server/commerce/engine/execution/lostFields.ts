/**
 * Magento reads products and categories from its database with the attributes that it finds in the text of the
 * document. It follows a fragment spread one level deep only, and fails on an inline fragment directly inside a spread
 * fragment. `unselected`: the attribute is not read, so the field is empty. `failing`: the selector throws.
 * `unloaded`: the level of the category tree is not read.
 */
export type Loss = 'unselected' | 'failing' | 'unloaded'

/** The losses of a document, by the path of response keys, e.g. `products.items.crosssell_products.name`. */
export type LostFields = ReadonlyMap<string, Loss>
