import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { CommerceContext } from '../context.ts'
import { MagentoDefect } from '../errors.ts'
import type { Loss, LostFields } from './lostFields.ts'
import type { UnselectedValues } from '../module.ts'
import { propertyOfParent } from './propertyOfParent.ts'

/** Product fields that are attributes. All other fields are answered without being selected. */
export const PRODUCT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'description',
  'image',
  'meta_description',
  'meta_title',
  'name',
  'new_from_date',
  'new_to_date',
  'price_range',
  'price_tiers',
  'short_description',
  'small_image',
  'special_price',
  'special_to_date',
  'thumbnail',
  'url_key',
  'weight',
])

/** The same of categories. */
export const CATEGORY_ATTRIBUTES: ReadonlySet<string> = new Set([
  'available_sort_by',
  'default_sort_by',
  'description',
  'display_mode',
  'image',
  'include_in_menu',
  'is_anchor',
  'meta_description',
  'meta_title',
  'name',
  'url_key',
  'url_path',
])

/** Fields whose products are read with the attributes in their own selection. */
const PRODUCT_SELECTORS = new Set([
  'ConfigurableVariant.product',
  'BundleItemOption.product',
  'GroupedProductItem.product',
  'ProductInterface.related_products',
  'ProductInterface.upsell_products',
  'ProductInterface.crosssell_products',
])

const CATEGORY_SELECTORS = new Set(['ProductInterface.categories'])

/** Reads its whole tree at once, with the attributes and the depth of its text. */
const CATEGORY_TREE = 'Query.categories'

/** The path of a field's answer without list indexes. */
export function responsePathOf(path: GraphQLResolveInfo['path']): string {
  const keys: (string | number)[] = []
  for (let at: GraphQLResolveInfo['path'] | undefined = path; at; at = at.prev) {
    if (typeof at.key === 'string') keys.unshift(at.key)
  }
  return keys.join('.')
}

/** Analyses a valid document like Magento's selectors. */
export function lostFields(document: DocumentNode, schema: GraphQLSchema): LostFields {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const lost = new Map<string, Loss>()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const root = schema.getRootType(definition.operation)
    if (root) walk({ schema, fragments, lost }, '', root, [definition.selectionSet], NOTHING_HIDDEN)
  }
  return lost
}

type Walk = {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly lost: Map<string, Loss>
}

/** The data that the selectors above have read. Null: all attributes. */
type Selected = {
  readonly product: ReadonlySet<string> | null
  readonly category: ReadonlySet<string> | null
  /** The number of further levels of children that are read. */
  readonly depth: number
}

const NOTHING_HIDDEN: Selected = { product: null, category: null, depth: Infinity }

function walk(
  at: Walk,
  path: string,
  type: GraphQLNamedType,
  selectionSets: readonly SelectionSetNode[],
  selected: Selected,
): void {
  for (const [key, { owner, nodes }] of fieldsOf(at, type, selectionSets)) {
    const [first] = nodes
    if (!first || !(isObjectType(owner) || isInterfaceType(owner))) continue
    const name = first.name.value
    const field = owner.getFields()[name]
    if (!field) continue
    const fieldPath = path === '' ? key : `${path}.${key}`
    const hidden = isProduct(at.schema, owner)
      ? selected.product
      : isCategory(at.schema, owner)
        ? selected.category
        : null
    const isAttribute = isProduct(at.schema, owner) ? PRODUCT_ATTRIBUTES.has(name) : CATEGORY_ATTRIBUTES.has(name)
    if (hidden && isAttribute && !hidden.has(name)) at.lost.set(fieldPath, 'unselected')

    const isChildren = isCategory(at.schema, owner) && name === 'children'
    if (isChildren && selected.depth < 1) {
      at.lost.set(fieldPath, 'unloaded')
      continue
    }
    const inner = isChildren
      ? { ...selected, depth: selected.depth - 1 }
      : selectedBelow(at, coordinateOf(at.schema, owner, name), nodes, selected)
    if (inner === null) {
      at.lost.set(fieldPath, 'failing')
      continue
    }
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (below.length > 0) walk(at, fieldPath, getNamedType(field.type), below, inner)
  }
}

/** The data that a field's own selector reads; null if it fails. */
function selectedBelow(at: Walk, name: string, nodes: readonly FieldNode[], selected: Selected): Selected | null {
  const [first] = nodes
  try {
    if (PRODUCT_SELECTORS.has(name)) {
      return { ...selected, product: new Set(nodes.flatMap((node) => queryFields(at, node))) }
    }
    if (CATEGORY_SELECTORS.has(name) && first) {
      return { ...selected, category: new Set(queryFields(at, first)), depth: Infinity }
    }
    if (name === CATEGORY_TREE && first) {
      // The first level below the answer's own is the shop's root category.
      return { ...selected, category: new Set(treeFields(at, first)), depth: treeDepth(at, first) - 1 }
    }
  } catch (error) {
    if (error instanceof SelectorFailure) return null
    throw error
  }
  return selected
}

/** The selector received an inline fragment instead of a field. */
class SelectorFailure extends Error {}

/** The names that a selector finds below a field, including those of nested fields. */
function queryFields(at: Walk, node: SelectionNode): readonly string[] {
  if (node.kind !== Kind.FIELD) throw new SelectorFailure()
  return (node.selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return inlineFields(at, selection.selectionSet)
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    return (at.fragments.get(selection.name.value)?.selectionSet.selections ?? []).flatMap((spread) => {
      // A spread inside of the fragment counts as a field of that name.
      if (spread.kind === Kind.FRAGMENT_SPREAD) return [spread.name.value]
      const below = spread.selectionSet ? queryFields(at, spread) : []
      return spread.kind === Kind.FIELD ? [spread.name.value, ...below] : below
    })
  })
}

/** Inline fragments nested in each other are ignored. */
const inlineFields = (at: Walk, { selections }: SelectionSetNode): readonly string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return []
    if (selection.kind === Kind.FIELD && selection.selectionSet) {
      return [selection.name.value, ...queryFields(at, selection)]
    }
    return [selection.name.value]
  })

/** The category tree joins the fields of every level into one set; it walks down the fields themselves, no fragments. */
function treeFields(at: Walk, node: FieldNode): readonly string[] {
  const below = (node.selectionSet?.selections ?? []).filter((selection) => selection.kind === Kind.FIELD)
  return [
    ...(node.selectionSet ? queryFields(at, node) : []),
    ...below.flatMap((selection) => treeFields(at, selection)),
  ]
}

/** Fields with an alias do not count, and neither do fragments inside of a spread one. */
function treeDepth(at: Walk, node: SelectionNode): number {
  const selections = node.kind === Kind.FRAGMENT_SPREAD ? [] : (node.selectionSet?.selections ?? [])
  const depths = selections.flatMap((selection): readonly number[] => {
    if (selection.kind === Kind.FIELD) return selection.alias ? [] : [treeDepth(at, selection)]
    const inside =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet.selections.filter((each) => each.kind === Kind.FIELD)
        : (at.fragments.get(selection.name.value)?.selectionSet.selections ?? [])
    return inside.map((each) => treeDepth(at, each))
  })
  return (selections.length > 0 ? 1 : 0) + Math.max(0, ...depths)
}

type Owned = { readonly owner: GraphQLNamedType; readonly nodes: FieldNode[] }

/** The fields of merged selections by response key, those for every narrower type among them. */
function fieldsOf(at: Walk, type: GraphQLNamedType, selectionSets: readonly SelectionSetNode[]) {
  const found = new Map<string, Owned>()
  const collect = (owner: GraphQLNamedType, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const known = found.get(key)
        if (known) known.nodes.push(selection)
        else found.set(key, { owner, nodes: [selection] })
        continue
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : at.fragments.get(selection.name.value)
      if (!fragment) continue
      const condition = fragment.typeCondition ? at.schema.getType(fragment.typeCondition.name.value) : undefined
      collect(condition ?? owner, fragment.selectionSet)
    }
  }
  for (const selectionSet of selectionSets) collect(type, selectionSet)
  return found
}

/** Products, and interfaces that only products implement. */
const isProduct = (schema: GraphQLSchema, type: GraphQLNamedType) => isAlways(schema, type, 'ProductInterface')
const isCategory = (schema: GraphQLSchema, type: GraphQLNamedType) => isAlways(schema, type, 'CategoryInterface')

function isAlways(schema: GraphQLSchema, type: GraphQLNamedType, interfaceName: string): boolean {
  const types = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
  return types.length > 0 && types.every((one) => one.getInterfaces().some(({ name }) => name === interfaceName))
}

const coordinateOf = (schema: GraphQLSchema, type: GraphQLNamedType, field: string) =>
  `${isProduct(schema, type) ? 'ProductInterface' : type.name}.${field}`

/** Makes a schema leave out the data that a document has lost; see {@link CommerceContext.lost}. */
export function loseFields(schema: GraphQLSchema, unselected: UnselectedValues): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    const kind = isProduct(schema, type)
      ? 'ProductInterface'
      : isCategory(schema, type)
        ? 'CategoryInterface'
        : type.name
    for (const field of Object.values(type.getFields())) {
      if (!canBeLost(kind, field.name)) continue
      const resolve: GraphQLFieldResolver<unknown, CommerceContext> = field.resolve ?? propertyOfParent
      field.resolve = (source, args: unknown, context: CommerceContext, info) => {
        const loss = context.lost.size > 0 ? context.lost.get(responsePathOf(info.path)) : undefined
        if (loss === undefined) return resolve(source, args, context, info)
        if (loss === 'failing')
          throw new MagentoDefect(`${kind}.${field.name}: an inline fragment inside of a fragment`)
        if (loss === 'unloaded') return []
        const value = unselected[`${kind}.${field.name}`]?.(source, args, context, info) ?? null
        if (value === null && isNonNullType(field.type))
          throw new MagentoDefect(`${kind}.${field.name} is not selected`)
        return value
      }
    }
  }
}

const canBeLost = (kind: string, field: string): boolean =>
  PRODUCT_SELECTORS.has(`${kind}.${field}`) ||
  CATEGORY_SELECTORS.has(`${kind}.${field}`) ||
  (kind === 'ProductInterface' && PRODUCT_ATTRIBUTES.has(field)) ||
  (kind === 'CategoryInterface' && (CATEGORY_ATTRIBUTES.has(field) || field === 'children'))
