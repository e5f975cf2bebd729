import type { SeedCategory, SeedImage } from '#server/commerce/seed/types.ts'
import { type LocalText, paragraph, text } from './texts.ts'

const SKY: SeedImage = {
  file: 'wysiwyg/himmel.jpg',
  label: text('Nordlichter über einer Bergkette', 'Northern lights above a ridge'),
  width: 1600,
  height: 900,
  background: '#24406e',
}

type Draft = {
  readonly key: string
  readonly name: LocalText
  readonly urlKey: LocalText
  readonly description: readonly [de: string, en: string]
  readonly children?: readonly SeedCategory[]
}

const category =
  ({ key, name, urlKey, description, children = [] }: Draft) =>
  (position: number): SeedCategory => ({
    key,
    name,
    urlKey,
    description: paragraph(...description),
    meta: { title: name, description: text(...description) },
    image: SKY,
    position,
    includeInMenu: true,
    isAnchor: true,
    displayMode: 'PRODUCTS',
    landingBlock: null,
    sorting: null,
    children,
  })

const inOrder = (...categories: readonly ReturnType<typeof category>[]): readonly SeedCategory[] =>
  categories.map((at, index) => at(index + 1))

export const categories: readonly SeedCategory[] = inOrder(
  category({
    key: 'leuchten',
    name: text('Leuchten', 'Lamps'),
    urlKey: text('leuchten', 'lamps'),
    description: ['Warmes Licht für lange Abende.', 'Warm light for long evenings.'],
    children: inOrder(
      category({
        key: 'haengeleuchten',
        name: text('Hängeleuchten', 'Pendant lamps', 'Pendant Lamps'),
        urlKey: text('haengeleuchten', 'pendant-lamps'),
        description: ['Über dem Tisch, im Flur, am Bett.', 'Above the table, in the hallway, by the bed.'],
      }),
      category({
        key: 'tischleuchten',
        name: text('Tischleuchten', 'Table lamps', 'Table Lamps'),
        urlKey: text('tischleuchten', 'table-lamps'),
        description: ['Licht zum Lesen und Reden.', 'Light for reading and talking.'],
      }),
    ),
  }),
  category({
    key: 'kerzen',
    name: text('Kerzen & Laternen', 'Candles & lanterns', 'Candles & Lanterns'),
    urlKey: text('kerzen', 'candles'),
    description: ['Feuer, gut verpackt.', 'Fire, well kept.'],
  }),
  category({
    key: 'wolle',
    name: text('Wolle & Leinen', 'Wool & linen', 'Wool & Linen'),
    urlKey: text('wolle', 'wool'),
    description: ['Decken und Kissen aus nordischen Webereien.', 'Blankets and cushions from northern mills.'],
  }),
)
