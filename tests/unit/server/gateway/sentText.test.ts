import { readFileSync } from 'node:fs'
import { Kind, parse, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { resolveConditions } from '#server/gateway/resolveConditions.ts'
import { createSentText, idOfText } from '#server/gateway/sentText.ts'

const schemaText = `
  directive @defer(label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
  type Query { items(size: Int): [Item] route: Routable simple: Simple any: Any }
  interface Item { uid: ID name: String label: String other: Item price: Price }
  interface Sized { sizes: [String] }
  interface Routable { url: String }
  type Simple implements Item & Routable { uid: ID name: String label: String other: Item price: Price url: String weight: Int }
  type Set implements Item & Sized & Routable { uid: ID name: String label: String other: Item price: Price url: String sizes: [String] parts: [Item] }
  type Text implements Routable { url: String title: String }
  type Price { value: Float currency: String }
  union Any = Simple | Text
`
const sentText = createSentText(schemaText)

describe('an operation is sent without fragment definitions', () => {
  test.each<[what: string, compiled: string, sent: string]>([
    [
      'spreads at any depth are replaced by their fields',
      'query Q{items{...A}}fragment A on Item{other{...B}}fragment B on Item{name}',
      'query Q{items{other{name}}}',
    ],
    [
      'equal fields are merged, with all that is asked below them',
      'query Q{items{price{value}...A}}fragment A on Item{price{currency}name}',
      'query Q{items{price{value currency}name}}',
    ],
    [
      'the same field with other arguments stays apart',
      'query Q{a:items(size:1){uid}...A}fragment A on Query{b:items(size:2){uid}}',
      'query Q{a:items(size:1){uid}b:items(size:2){uid}}',
    ],
    [
      'a condition that holds for every object vanishes',
      'query Q{simple{...A}}fragment A on Item{name ...on Routable{url}...on Simple{weight}}',
      'query Q{simple{name url weight}}',
    ],
    [
      'a condition that holds for none vanishes with its fields',
      'query Q{simple{uid ...A}}fragment A on Item{...on Set{sizes}}',
      'query Q{simple{uid}}',
    ],
    [
      'a condition that narrows stays, with the fields that only it asks for',
      'query Q{items{uid ...A}}fragment A on Item{name ...on Set{uid name sizes parts{...B}}}fragment B on Item{label}',
      'query Q{items{uid name ...on Set{sizes parts{label}}}}',
    ],
    [
      'a narrower condition that asks for nothing of its own vanishes',
      'query Q{route{...on Item{uid}...on Simple{uid}...on Text{title}}}',
      'query Q{route{...on Item{uid}...on Text{title}}}',
    ],
    [
      'a condition inside another one stands beside it',
      'query Q{route{...A}}fragment A on Item{name ...on Simple{weight}...on Text{title}}',
      'query Q{route{...on Item{name}...on Simple{weight}}}',
    ],
    [
      'a condition of a second interface stays inside the first',
      'query Q{route{...on Item{name ...on Sized{sizes}}}}',
      'query Q{route{...on Item{name ...on Sized{sizes}}}}',
    ],
    [
      'a field that differs below stays where it was asked for',
      'query Q{items{price{value}...on Set{price{currency}}}}',
      'query Q{items{price{value}...on Set{price{currency}}}}',
    ],
    [
      'members of a union keep their conditions',
      'query Q{any{...A}}fragment A on Any{__typename ...on Simple{name}...on Text{title}}',
      'query Q{any{__typename ...on Simple{name}...on Text{title}}}',
    ],
    [
      'directives keep a part of its own',
      'query Q($a:Boolean!){items{uid ...A@include(if:$a)}}fragment A on Item{uid name}',
      'query Q($a:Boolean!){items{uid ...@include(if:$a){name}}}',
    ],
    [
      'a deferred part keeps its label',
      'query Q{items{uid ...A@defer(label:"l")}}fragment A on Item{name}',
      'query Q{items{uid ...@defer(label:"l"){name}}}',
    ],
    [
      'discriminators become the plain type name, once',
      'query Q{items{__typename ...A}}fragment A on Item{__isItem:__typename name}',
      'query Q{items{__typename name}}',
    ],
    [
      'a variable that only a left out part has used is not declared',
      'query Q($size:Int,$a:Boolean!){simple{uid ...on Set{parts@include(if:$a){uid}}}items(size:$size){uid}}',
      'query Q($size:Int){simple{uid}items(size:$size){uid}}',
    ],
  ])('%s', (_what, compiled, sent) => {
    expect(sentText(compiled)).toBe(sent)
    expect(sentText(sent)).toBe(sent)
  })

  test.each([
    ['an unknown field with selections', 'query Q{items{unknown{uid}}}', 'Item.unknown'],
    ['an unknown type', 'query Q{items{...on Unknown{uid}}}', 'Unknown'],
    ['an unknown fragment', 'query Q{items{...F}}', 'F'],
  ])('%s is an error that names it', (_what, text, name) => {
    expect(() => sentText(text)).toThrow(name)
  })
})

test('the id of a text is its SHA-256', () => {
  expect(idOfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('no operation of the storefront is sent with a spread, or with a part inside an unconditional part', () => {
  const sentByProject = createSentText(readFileSync('schema.graphql', 'utf8'))
  const persisted = JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Readonly<Record<string, string>>
  // As the host sends them where every condition holds: see server/gateway/createConditionsGateway.ts.
  const texts = Object.values(persisted).map((text) => {
    const sent = sentByProject(text)
    const included = [...sent.matchAll(/@include\(if:\$(\w+)\)/g)].map(([, name = '']) => [name, true] as const)
    return resolveConditions(sent, Object.fromEntries(included)).text ?? ''
  })
  const faults = texts.flatMap((text) => {
    const found: string[] = []
    visit(parse(text), {
      FragmentSpread: ({ name }) => void found.push(`${text.slice(0, 40)}: spreads ${name.value}`),
      InlineFragment: (part) => {
        const isNested = part.selectionSet.selections.some(({ kind }) => kind === Kind.INLINE_FRAGMENT)
        if (isNested) found.push(`${text.slice(0, 40)}: parts inside a part`)
      },
    })
    return found
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
