/** More than a page shows; Magento refuses pages of more than 300 products. */
const MOST_SKUS = 100

// `data-skus` lists the SKUs; products that Magento renders itself name theirs on their forms.
const SKU_ATTRIBUTE = /\sdata-(?:skus|product-sku)=(?:"([^"]*)"|'([^']*)')/g

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#039;': "'" }

/**
 * The SKUs of the product widgets of a CMS text, in order and without duplicates. They are read with regular
 * expressions, so that a route can request the products before the rendering code has loaded.
 */
export function productSkusOf(content: string): readonly string[] {
  const skus = [...content.matchAll(SKU_ATTRIBUTE)].flatMap(([, inDouble, inSingle]) =>
    skuListOf(inDouble ?? inSingle ?? ''),
  )
  return [...new Set(skus)].slice(0, MOST_SKUS)
}

/** The SKUs of one list in an HTML attribute. */
function skuListOf(list: string): readonly string[] {
  return list
    .replaceAll(/&(?:amp|quot|#0?39);/g, (entity) => CHARACTERS[entity] ?? entity)
    .split(',')
    .map((sku) => sku.trim())
    .filter((sku) => sku !== '')
}
