import { retryMissingCode } from '#src/platform/chunkFailures.ts'
import { renewStyles } from '#src/platform/document/renewStyles.ts'

/** Call it in the shopper's click, before missing code is requested once more. */
export function prepareRetry(): void {
  renewStyles(document)
  retryMissingCode()
}
