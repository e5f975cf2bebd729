import { Kind, type DocumentNode, type InputValueDefinitionNode } from 'graphql'

const FILTERS = 'ProductAttributeFilterInput'

const filterBy = (code: string): InputValueDefinitionNode => ({
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: { kind: Kind.NAME, value: code },
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'FilterEqualTypeInput' } },
})

/** Magento adds a field to the filters of a product list for each attribute that the merchant has made filterable. */
export const withAttributeFilters = (document: DocumentNode, codes: readonly string[]): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) => {
    if (definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION || definition.name.value !== FILTERS) return definition
    const fields = definition.fields ?? []
    const own = new Set(fields.map(({ name }) => name.value))
    return { ...definition, fields: [...fields, ...codes.filter((code) => !own.has(code)).map(filterBy)] }
  }),
})
