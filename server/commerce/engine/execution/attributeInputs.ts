import { Kind, type DocumentNode, type InputValueDefinitionNode } from 'graphql'

/** The codes of the attributes by which the product lists of a shop can be filtered and sorted. */
export type AttributeInputCodes = { readonly filterable: readonly string[]; readonly sortable: readonly string[] }

const inputOf = (code: string, type: string): InputValueDefinitionNode => ({
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: { kind: Kind.NAME, value: code },
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
})

/**
 * Magento adds a field to the filters of a product list for each attribute that the merchant has made filterable, and
 * one to its orders for each that is used for sorting and searchable.
 */
export function withAttributeInputs(document: DocumentNode, codes: AttributeInputCodes): DocumentNode {
  const added = new Map([
    ['ProductAttributeFilterInput', codes.filterable.map((code) => inputOf(code, 'FilterEqualTypeInput'))],
    ['ProductAttributeSortInput', codes.sortable.map((code) => inputOf(code, 'SortEnum'))],
  ])
  return {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return definition
      const fields = definition.fields ?? []
      const own = new Set(fields.map(({ name }) => name.value))
      const further = (added.get(definition.name.value) ?? []).filter(({ name }) => !own.has(name.value))
      return { ...definition, fields: [...fields, ...further] }
    }),
  }
}
