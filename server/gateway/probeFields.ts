import type { CommerceGateway } from './commerceGateway.ts'

type ProbeOptions = {
  readonly gateway: CommerceGateway
  /** As `Type.field`. */
  readonly fields: readonly string[]
  readonly timeoutMs?: number
}

/**
 * Those of the fields that the backend's schema has. Asked without introspection, which Magento refuses in production
 * mode: each document names one field in a fragment that nothing uses, so that no backend can ever run it, and the reason
 * why it is refused tells. A backend that says nothing of the kind has none: what needs the field is not shown.
 */
export async function probeFields({ gateway, fields, timeoutMs = 5_000 }: ProbeOptions): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(timeoutMs)
  const found = await Promise.all(fields.map((field) => hasField(gateway, field, signal)))
  return fields.filter((_, index) => found[index])
}

async function hasField(gateway: CommerceGateway, name: string, signal: AbortSignal): Promise<boolean> {
  const [type = '', field = ''] = name.split('.')
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: `fragment Probe on ${type} { ${field} } query { __typename }` }),
    signal,
  })
  try {
    const messages = messagesOf(await (await gateway.handle(request)).json())
    const isUnknown = messages.some((message) => /^(Cannot query field|Unknown type) /.test(message))
    return !isUnknown && messages.some((message) => tellsOfField(message, field))
  } catch (error) {
    // The gateway rejects when the time is over, and only then; what is no JSON is no answer of a schema.
    if (signal.aborted || error instanceof SyntaxError) return false
    throw error
  }
}

/** What validation says of a field that is there: that it wants more than its name, or that the fragment is idle. */
const tellsOfField = (message: string, field: string): boolean =>
  message.startsWith(`Field "${field}" `) || message === 'Fragment "Probe" is never used.'

function messagesOf(answer: unknown): readonly string[] {
  const { errors } = (answer ?? {}) as { readonly errors?: unknown }
  if (!Array.isArray(errors)) return []
  return errors.flatMap((error: { readonly message?: unknown } | null) =>
    typeof error?.message === 'string' ? [error.message] : [],
  )
}
