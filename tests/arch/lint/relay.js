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

export default {
  meta: { name: 'relay' },
  rules: {
    ...relay.rules,
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
