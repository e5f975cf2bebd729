import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogue } from '../../../build/catalogues.ts'

const CART = 'Nel carrello'
const PIECES = '{n, plural, one {# pezzo} other {# pezzi}}'
const EMAIL = 'E-mail'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogues-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, texts: Readonly<Record<string, string>>) =>
  writeFileSync(
    join(folder, name),
    [['', ''], ...Object.entries(texts)].map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join('\n'),
  )

const foldersOf = (shop: string) => ({ core: folder, shop, extensions: shop })

const core = new URL('../../../locales', import.meta.url).pathname

/** The compiled text of a message in the folder's catalogues, and the number of English ones. */
async function texts(locale: string, wanted: readonly string[], from = foldersOf(join(folder, 'none'))) {
  const { messages, missing } = await readCatalogue(from, locale)
  return { texts: wanted.map((id) => messages[generateMessageId(id, '')]), missing }
}

test('texts are those of the locale, compiled', async () => {
  write('it.po', { [CART]: CART, [PIECES]: PIECES })
  write('de.po', { [CART]: 'In den Warenkorb', [PIECES]: '{n, plural, one {# Stück} other {# Stücke}}' })
  expect(await texts('de', [CART, PIECES])).toEqual({
    texts: [['In den Warenkorb'], [['n', 'plural', { one: ['#', ' Stück'], other: ['#', ' Stücke'] }]]],
    missing: 0,
  })
})

test('a locale of a region is completed by its language, and then by English', async () => {
  write('it.po', { [CART]: CART, [PIECES]: PIECES, [EMAIL]: EMAIL })
  write('en.po', { [CART]: 'Add to cart', [PIECES]: '{n} pieces', [EMAIL]: 'Email' })
  write('pt.po', { [CART]: 'No carrinho', [PIECES]: '' })
  write('pt-BR.po', { [EMAIL]: 'Correio' })
  expect(await texts('pt-BR', [CART, PIECES, EMAIL])).toEqual({
    texts: [['No carrinho'], [['n'], ' pieces'], ['Correio']],
    missing: 1,
  })
})

test('the texts of a shop replace those of the core, and may add a language', async () => {
  const shop = mkdtempSync(join(folder, 'shop-'))
  write('it.po', { [CART]: CART, [EMAIL]: EMAIL })
  write('en.po', { [CART]: 'Add to cart', [EMAIL]: 'Email' })
  writeFileSync(join(shop, 'en.po'), `msgid ""\nmsgstr ""\n\nmsgid "${CART}"\nmsgstr "Into the bag"\n`)
  writeFileSync(join(shop, 'sv.po'), `msgid ""\nmsgstr ""\n\nmsgid "${CART}"\nmsgstr "I korgen"\n`)
  const from = foldersOf(shop)
  expect(await texts('en', [CART, EMAIL], from)).toEqual({ texts: [['Into the bag'], ['Email']], missing: 0 })
  expect(await texts('sv', [CART, EMAIL], from)).toEqual({ texts: [['I korgen'], ['Email']], missing: 1 })
})

test('a language without any catalogue is an error that names the file to add', async () => {
  await expect(texts('xx', [])).rejects.toThrow(join('none', 'xx.po'))
})

test.each(['de', 'en', 'es', 'fr'])('the catalogue of %s has the same messages as the sources', async (locale) => {
  const from = { ...foldersOf(join(folder, 'none')), core }
  const [own, source] = [await readCatalogue(from, locale), await readCatalogue(from, 'it')]
  expect(own.missing).toBe(0)
  expect(Object.keys(own.messages).toSorted()).toEqual(Object.keys(source.messages).toSorted())
  expect(own.total).toBe(readFileSync(join(core, 'it.po'), 'utf8').match(/^msgid /gm)!.length - 1)
})
