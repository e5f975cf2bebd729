/** More than a page shows; Magento refuses pages of more than 300 products. */
const MOST_SKUS = 100

// `data-skus` lists them; where Magento renders the products itself, each one's form names its own.
const SKU_ATTRIBUTE = /\sdata-(?:skus|product-sku)=(?:"([^"]*)"|'([^']*)')/g

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#039;': "'" }

/**
 * The SKUs that the product widgets of a CMS text show, in their order, each once. Read from the text itself, so that a
 * route can ask for the products before any code that renders the text is there.
 */
export function productSkusOf(content: string): readonly string[] {
  const skus = [...content.matchAll(SKU_ATTRIBUTE)].flatMap(([, inDouble, inSingle]) =>
    skuListOf(inDouble ?? inSingle ?? ''),
  )
  return [...new Set(skus)].slice(0, MOST_SKUS)
}

/** The SKUs of one list, as it stands in an attribute of the HTML. */
function skuListOf(list: string): readonly string[] {
  return list
    .replaceAll(/&(?:amp|quot|#0?39);/g, (entity) => CHARACTERS[entity] ?? entity)
    .split(',')
    .map((sku) => sku.trim())
    .filter((sku) => sku !== '')
}
