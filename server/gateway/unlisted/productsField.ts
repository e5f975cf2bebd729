import { Kind, print, visit, type FieldNode, type SelectionNode } from 'graphql'
import { documentOf } from '../readDocument.ts'

/** The only `products` of an operation that selects its items alone. */
export type ProductsField = {
  /** Empty for an operation without a name. */
  readonly operation: string
  readonly responseKey: string
  /** The selections of an item. */
  readonly selections: readonly SelectionNode[]
  /** These selections as text. */
  readonly shown: string
  /** The variables that the items use. */
  readonly variables: readonly string[]
  /** Their declarations as text. */
  readonly declared: readonly string[]
}

/** Null for an operation that looks for products in another way. */
export function productsFieldIn(text: string): ProductsField | null {
  const document = documentOf(text)
  const [operation] = document?.definitions ?? []
  if (document?.definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return null
  const fields = operation.selectionSet.selections.filter(isField).filter(({ name }) => name.value === 'products')
  const [products] = fields
  const [items, ...others] = products?.selectionSet?.selections ?? []
  if (fields.length !== 1 || others.length > 0 || !products || !items || !isField(items) || items.alias) return null
  if (items.name.value !== 'items' || !items.selectionSet) return null
  const { selections } = items.selectionSet
  const used = new Set<string>()
  visit(items.selectionSet, { Variable: ({ name }) => void used.add(name.value) })
  const declared = (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value))
  return {
    operation: operation.name?.value ?? '',
    responseKey: products.alias?.value ?? products.name.value,
    selections,
    shown: selections.map((selection) => print(selection)).join(' '),
    variables: declared.map(({ variable }) => variable.name.value),
    declared: declared.map((each) => print(each)),
  }
}

export const isField = (selection: SelectionNode): selection is FieldNode => selection.kind === Kind.FIELD
