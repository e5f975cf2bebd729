import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogueFoldersOf, readCatalogue } from '../../../build/catalogues.ts'
import { extractMessages } from '../../../build/texts/extractMessages.ts'
import { updateShopTexts } from '../../../build/texts/updateShopTexts.ts'
import { projectFolder } from '#server/shop/selectedShop.ts'

const WEIGHT = 'The parcel weighs {weight} kg'
const COUNTER = 'You pay at our counter when you collect the order.'
const CORE = 'Aggiungi al carrello'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'))
  cpSync(join(projectFolder, 'tests/fixtures/shops/example'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (locale: string) => join(folder, 'texts', `${locale}.po`)
const readFile = (locale: string) => readFileSync(file(locale), 'utf8')
const writeTexts = (locale: string, texts: Readonly<Record<string, string>>) =>
  writeFileSync(
    file(locale),
    [['', ''], ...Object.entries(texts)].map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join('\n'),
  )
const update = (...locales: readonly string[]) => updateShopTexts(projectFolder, folder, locales)

describe('the texts of a shop’s extensions', () => {
  test('are found in its sources, with the file that shows them', async () => {
    expect(await extractMessages(folder)).toEqual({
      [generateMessageId(WEIGHT, '')]: expect.objectContaining({ message: WEIGHT, origin: [['WeightNote.tsx']] }),
      [generateMessageId(COUNTER, '')]: expect.objectContaining({ message: COUNTER, origin: [['extensions.ts']] }),
    })
    rmSync(join(folder, 'extensions.ts'))
    expect(await extractMessages(folder)).toEqual({})
  })

  test('are written into a file for each language of the stores, and translations stay', async () => {
    expect(await update('it', 'de')).toEqual([
      { file: file('de'), empty: [WEIGHT, COUNTER], removed: [] },
      { file: file('en'), empty: [], removed: [] },
      { file: file('it'), empty: [], removed: [] },
    ])
    expect(readFile('de')).toContain(`msgid "${WEIGHT}"\nmsgstr ""\n`)
    expect(readFile('it')).toContain(`msgid "${WEIGHT}"\nmsgstr "Il pacco pesa {weight} kg"\n`)
    const written = readFile('de')
    await update('it', 'de')
    expect(readFile('de')).toBe(written)
  })

  test('are in the file of the language, where there is one', async () => {
    await update('it-CH')
    expect(() => readFile('it-CH')).toThrow('ENOENT')
  })

  test('stay beside the texts that replace the storefront’s; those of no message are removed and named', async () => {
    writeTexts('it', { [CORE]: 'Nella borsa', 'Un avviso di ieri': 'Un avviso di ieri' })
    const [, it] = await update('it')
    expect(it).toEqual({ file: file('it'), empty: [WEIGHT, COUNTER], removed: ['Un avviso di ieri'] })
    expect(readFile('it')).toContain(`msgid "${CORE}"\nmsgstr "Nella borsa"\n`)
    expect(readFile('it')).not.toContain('ieri')
  })

  test('are joined by all others in a language that the storefront does not have', async () => {
    writeTexts('sv', { [CORE]: 'Lägg i korgen' })
    const updated = await update('it')
    expect(updated.find((one) => one.file === file('sv'))?.empty.length).toBeGreaterThan(1000)
    expect(readFile('sv')).toContain(`msgid "${CORE}"\nmsgstr "Lägg i korgen"\n`)
  })
})

describe('a text that an extension lacks in the language of a store', () => {
  const catalogue = async (locale: string) => {
    const { messages, missingOfShop } = await readCatalogue(catalogueFoldersOf(projectFolder, folder), locale)
    return { text: messages[generateMessageId(WEIGHT, '')], missingOfShop }
  }

  test('is named, and shown in English', async () => {
    writeTexts('en', { [WEIGHT]: 'Weight: {weight} kg', [COUNTER]: 'At the counter' })
    expect(await catalogue('de')).toEqual({ text: ['Weight: ', ['weight'], ' kg'], missingOfShop: [WEIGHT, COUNTER] })
    expect(await catalogue('en')).toEqual({ text: ['Weight: ', ['weight'], ' kg'], missingOfShop: [] })
  })

  test('is named, and shown as it is written, where there is no English one', async () => {
    rmSync(file('en'))
    const source = ['The parcel weighs ', ['weight'], ' kg']
    expect(await catalogue('de')).toEqual({ text: source, missingOfShop: [WEIGHT, COUNTER] })
    expect(await catalogue('en')).toEqual({ text: source, missingOfShop: [WEIGHT, COUNTER] })
  })
})
