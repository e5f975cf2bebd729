import { allRows, jsonList, runSql } from '../../../db/rows.ts'
import { SeedError } from '../../../seed/seedError.ts'
import type {
  LocalText,
  SeedBundleProduct,
  SeedCustomOption,
  SeedDownloadableProduct,
  SeedGiftCardProduct,
  SeedGroupedProduct,
  SeedOptionPrice,
  SeedProduct,
} from '../../../seed/types.ts'
import { known, type Writer } from './seedWriter.ts'

const amountOf = (price: SeedOptionPrice): number => (price.kind === 'fixed' ? price.cents : price.percent)

type TitleTable =
  | 'product_option'
  | 'product_option_value'
  | 'bundle_option'
  | 'downloadable_link'
  | 'downloadable_sample'

/** Writes a title into its own text table: the owner's id, the store view, the text. */
function writeTitle({ db, scopes }: Writer, table: TitleTable, id: number, title: LocalText): void {
  for (const { storeId, text } of scopes) {
    const written = text(title, `a title in ${table}`)
    runSql(db, `INSERT INTO ${table}_text VALUES (?, ?, ?)`, [id, storeId, written])
  }
}

/** The customizable options of a product. */
export function writeCustomOptions(writer: Writer, productId: number, options: readonly SeedCustomOption[]): void {
  for (const [index, option] of options.entries()) {
    const priced = 'price' in option ? option : null
    const { lastId: optionId } = runSql(
      writer.db,
      `INSERT INTO product_option (product_id, type, is_required, position, price_type, price, sku, max_characters)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        productId,
        option.type,
        Number(option.isRequired),
        index + 1,
        priced?.price.kind ?? null,
        priced && amountOf(priced.price),
        priced?.sku ?? null,
        'maxCharacters' in option ? option.maxCharacters : 0,
      ],
    )
    writeTitle(writer, 'product_option', optionId, option.title)
    for (const [valueIndex, value] of ('values' in option ? option.values : []).entries()) {
      const { lastId: valueId } = runSql(
        writer.db,
        'INSERT INTO product_option_value (option_id, position, price_type, price, sku) VALUES (?, ?, ?, ?, ?)',
        [optionId, valueIndex + 1, value.price.kind, amountOf(value.price), value.sku],
      )
      writeTitle(writer, 'product_option_value', valueId, value.title)
    }
  }
}

/** Writes the parts of a product, after every product that it may refer to. */
export function writeParts(writer: Writer, product: SeedProduct): void {
  if (product.type === 'bundle') writeBundle(writer, product)
  if (product.type === 'grouped') writeGroupedItems(writer, product)
  if (product.type === 'downloadable') writeDownloads(writer, product)
  if (product.type === 'giftcard') writeGiftCard(writer, product)
}

function writeBundle(writer: Writer, bundle: SeedBundleProduct): void {
  const { db, ids } = writer
  const bundleId = known(ids.products, bundle.sku, 'product')
  runSql(db, 'INSERT INTO bundle VALUES (?, ?)', [bundleId, Number(bundle.priceCents === null)])
  runSql(db, 'INSERT INTO product_price (product_id, regular_cents) VALUES (?, ?)', [bundleId, bundle.priceCents ?? 0])
  for (const { qty, percentOff } of bundle.tierPrices ?? []) {
    runSql(db, 'INSERT INTO bundle_tier_price VALUES (?, ?, ?)', [bundleId, qty, percentOff])
  }
  // Its parts can be sold out, not the bundle itself.
  runSql(db, 'INSERT INTO stock_item (product_id, quantity, is_managed) VALUES (?, 0, 0)', [bundleId])
  for (const [index, choice] of bundle.choices.entries()) {
    const { lastId: optionId } = runSql(
      db,
      'INSERT INTO bundle_option (product_id, type, is_required, position) VALUES (?, ?, ?, ?)',
      [bundleId, choice.type, Number(choice.isRequired), index + 1],
    )
    writeTitle(writer, 'bundle_option', optionId, choice.title)
    for (const [position, selection] of choice.selections.entries()) {
      runSql(
        db,
        `INSERT INTO bundle_selection
           (option_id, product_id, quantity, can_change_quantity, is_default, position, price_type, price)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          optionId,
          known(ids.products, selection.sku, 'product'),
          selection.qty,
          Number(selection.canChangeQty),
          Number(selection.isDefault),
          position + 1,
          selection.price.kind,
          amountOf(selection.price),
        ],
      )
    }
  }
  checkParts(writer, bundle, bundleId)
}

/** A line has one tax rate, and only a simple or a virtual product can be a part. */
function checkParts({ db, ids }: Writer, bundle: SeedBundleProduct, bundleId: number): void {
  const parts = bundle.choices.flatMap((choice) =>
    choice.selections.map(({ sku }) => known(ids.products, sku, 'product')),
  )
  const unfit = allRows<{ sku: string }>(
    db,
    `SELECT part.sku FROM product part JOIN product bundle ON bundle.id = :bundle
     WHERE part.id IN (SELECT value FROM json_each(:parts))
       AND (part.tax_class_id <> bundle.tax_class_id OR part.type NOT IN ('simple', 'virtual'))`,
    { bundle: bundleId, parts: jsonList(parts) },
  )
  if (unfit[0]) throw new SeedError(`${unfit[0].sku} cannot be a part of the bundle ${bundle.sku}: type or tax class`)
}

function writeGroupedItems({ db, ids }: Writer, group: SeedGroupedProduct): void {
  const parentId = known(ids.products, group.sku, 'product')
  for (const [position, item] of group.items.entries()) {
    runSql(db, 'INSERT INTO grouped_item VALUES (?, ?, ?, ?)', [
      parentId,
      known(ids.products, item.sku, 'product'),
      item.qty,
      position,
    ])
  }
}

function writeGiftCard({ db, ids }: Writer, card: SeedGiftCardProduct): void {
  const productId = known(ids.products, card.sku, 'product')
  // Its price is the amount on it, and its stock is unlimited.
  runSql(db, 'INSERT INTO product_price (product_id, regular_cents) VALUES (?, 0)', [productId])
  runSql(db, 'INSERT INTO stock_item (product_id, quantity, is_managed) VALUES (?, 0, 0)', [productId])
  runSql(db, 'INSERT INTO gift_card_product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    productId,
    card.cardType,
    Number(card.openAmount !== null),
    card.openAmount?.minCents ?? null,
    card.openAmount?.maxCents ?? null,
    Number(card.messageMaxLength !== null),
    card.messageMaxLength ?? 0,
    card.lifetimeDays,
    Number(card.isRedeemable),
  ])
  for (const cents of card.amounts) runSql(db, 'INSERT INTO gift_card_amount VALUES (?, ?)', [productId, cents])
}

function writeDownloads(writer: Writer, product: SeedDownloadableProduct): void {
  const { db, ids, scopes } = writer
  const productId = known(ids.products, product.sku, 'product')
  runSql(db, 'INSERT INTO downloadable VALUES (?, ?)', [productId, Number(product.areLinksSoldSeparately)])
  for (const { storeId, text } of scopes) {
    const title = text(product.linksTitle, `the title of the links of ${product.sku}`)
    runSql(db, 'INSERT INTO downloadable_text VALUES (?, ?, ?)', [productId, storeId, title])
  }
  for (const [index, link] of product.files.entries()) {
    const { lastId } = runSql(
      db,
      `INSERT INTO downloadable_link (product_id, position, price_cents, file, sample_file, download_limit)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [productId, index + 1, link.priceCents, link.file, link.sampleFile, link.downloadLimit],
    )
    writeTitle(writer, 'downloadable_link', lastId, link.title)
  }
  for (const [index, sample] of product.samples.entries()) {
    const { lastId } = runSql(db, 'INSERT INTO downloadable_sample (product_id, position, file) VALUES (?, ?, ?)', [
      productId,
      index + 1,
      sample.file,
    ])
    writeTitle(writer, 'downloadable_sample', lastId, sample.title)
  }
}
