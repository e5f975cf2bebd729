declare module '@adobe/structured-data-validator' {
  export type Issue = {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly path: readonly { readonly type?: string }[]
    readonly fieldNames?: readonly string[]
  }

  export default class Validator {
    constructor(schemaOrg?: unknown)
    validate(data: unknown): Promise<readonly Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] })
    parse(html: string): unknown
  }
}
