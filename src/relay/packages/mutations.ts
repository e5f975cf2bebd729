// The function of relay-runtime that only parts with a mutation use; every page loads the others (relayRuntime.ts).
import type { commitMutation as CommitMutation } from 'relay-runtime'
import commit from 'relay-runtime/lib/mutations/commitMutation.js'

// The package's types describe its index.
export const commitMutation = commit as unknown as typeof CommitMutation
