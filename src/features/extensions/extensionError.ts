import { isBackendFailure } from '#src/relay/networkErrors.ts'

/** A failure of an extension. The host knows it by its name: it logs it, and keeps the page all the same. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError'

  constructor(extension: string, cause: unknown) {
    super(`[vetrina:extensions] ${extension}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Reports a failure under the name of the extension. An outage of the backend is no fault of the extension. */
export function reportExtension(
  reportError: (error: unknown, where: string) => void,
  extension: string,
  cause: unknown,
): void {
  const isNamed = isBackendFailure(cause) || cause instanceof ExtensionError
  reportError(isNamed ? cause : new ExtensionError(extension, cause), `extension ${extension}`)
}
