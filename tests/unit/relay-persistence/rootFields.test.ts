import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import type { DocumentNode, SelectionSetNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { rootFieldsOf } from '#src/relay/persistence/rootFields.ts'

const texts = Object.values(
  JSON.parse(readFileSync(new URL('../../../persisted_queries.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
)

/** The same by graphql-js. */
function rootNames(document: DocumentNode): readonly string[] {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  )
  const collect = (set: SelectionSetNode): readonly string[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === 'Field')
        return [`${selection.alias?.value ?? selection.name.value}=${selection.name.value}`]
      if (selection.kind === 'InlineFragment') return collect(selection.selectionSet)
      const fragment = fragments.get(selection.name.value)
      return fragment ? collect(fragment.selectionSet) : []
    })
  return document.definitions
    .flatMap((node) => (node.kind === 'OperationDefinition' ? collect(node.selectionSet) : []))
    .sort()
}

const scanned = (text: string) =>
  rootFieldsOf(text)
    .map(({ responseKey, name }) => `${responseKey}=${name}`)
    .sort()

describe('root fields of an operation', () => {
  it('are those that a GraphQL parser finds, in every operation of the shop', () => {
    expect(texts.length).toBeGreaterThan(10)
    for (const text of texts) expect(scanned(text), text.slice(0, 60)).toEqual(rootNames(parse(text)))
  })

  it.each([
    'query A{cart(cart_id:"}{"){id}storeConfig{store_code}}',
    'query A($a:[Int!]!={b:1},$c:Int){x:products(search:"a(b",filter:{a:{eq:$c}}){items{uid}}countries{id}}',
    'query A @live(a:1){...F @include(if:$a) ...on Query{cart{id}} ...@skip(if:false){customer{firstname}}}fragment F on Query{storeConfig{a} ...G}fragment G on Query{__type(name:"A"){name}}',
    '{a@skip(if:true){b},c@include(if:false){d}}',
    '{a @skip(if:true){b}c(d:"""x " y"""){e}f}',
  ])('%s', (text) => {
    expect(scanned(text)).toEqual(rootNames(parse(text)))
  })

  it('tells the arguments', () => {
    expect(rootFieldsOf('{products(search:$q,pageSize:3){items{uid}}}')).toEqual([
      { responseKey: 'products', name: 'products', args: '(search:$qpageSize:3)' },
    ])
  })
})
