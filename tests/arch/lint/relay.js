import relay from 'eslint-plugin-relay'

/**
 * Identity keys are selected by law even where the component does not read them (the compiler adds `uid` only), so the
 * `unused-fields` rule must not ask for their removal.
 */
const IDENTITY_KEYS = new Set([
  'uid',
  'id',
  'code',
  'carrier_code',
  'method_code',
  'order_number',
  'number',
  'store_code',
  'identifier',
  'agreement_id',
  'category_uid',
])

const unusedFields = relay.rules['unused-fields']

const SUPPRESSED = /# eslint-disable-next-line relay\/must-colocate-fragment-spreads[^\n]*\n\s*\.\.\.(\w+)/g

const moduleOf = (specifier) => specifier.split('/').at(-1).split('.')[0]

/** Finds suppressions of `must-colocate-fragment-spreads` in places that the rule allows anyway. */
const noNeedlessSuppression = {
  meta: { docs: {}, schema: [] },
  create: (context) => {
    const imported = []
    const literals = []
    return {
      ImportDeclaration: (node) => node.importKind === 'value' && imported.push(moduleOf(node.source.value)),
      ImportExpression: (node) => node.source.type === 'Literal' && imported.push(moduleOf(node.source.value)),
      TaggedTemplateExpression: (node) => node.tag.name === 'graphql' && literals.push(node),
      'Program:exit': () => {
        for (const node of literals) {
          const text = node.quasi.quasis[0].value.cooked
          const isAllowed = (fragment) =>
            /^\s*(mutation|subscription)\b/.test(text) || imported.some((name) => fragment.startsWith(name))
          for (const [, fragment] of text.matchAll(SUPPRESSED))
            if (isAllowed(fragment)) context.report({ node, message: `The suppression at ${fragment} is not needed.` })
        }
      },
    }
  },
}

export default {
  meta: { name: 'relay' },
  rules: {
    ...relay.rules,
    'no-needless-suppression': noNeedlessSuppression,
    'unused-fields': {
      ...unusedFields,
      create: (context) =>
        unusedFields.create(
          Object.create(context, {
            report: {
              value: (finding) => {
                const field = /queries for the field `(\w+)`/.exec(finding.message)?.[1]
                if (field === undefined || !IDENTITY_KEYS.has(field)) context.report(finding)
              },
            },
          }),
        ),
    },
  },
}
