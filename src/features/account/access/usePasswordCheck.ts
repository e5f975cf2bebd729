import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useSignIn } from './useSignIn.ts'
import type { Credentials } from './useSignIn.ts'

/** The password is wrong or was tried too often; shown at its field. */
export type WrongPassword = { readonly kind: 'wrong-password'; readonly message: string }

/**
 * Asks for the password again before a serious change, and returns a token issued for it. Magento reports a wrong
 * password and a lost session in the same way, so the two are checked one after the other.
 */
export function usePasswordCheck(): (
  credentials: Credentials,
) => Promise<
  Result<
    string,
    WrongPassword | Extract<MutationError, { kind: 'rejected' | 'unreachable' | 'server' | 'too-many-tries' }>
  >
> {
  const { t } = useLingui()
  const signIn = useSignIn()
  return useCallback(
    async (credentials) => {
      const token = await signIn(credentials)
      if (token.ok) return succeeded(token.value)
      if (typeof token.error === 'object') {
        const { error } = token
        return failed(error.kind === 'unverified' ? { ...error, kind: 'rejected', messages: [error.message] } : error)
      }
      if (token.error !== 'refused') return failed({ kind: token.error, message: '' })
      const message = t`Non è la tua password attuale. Dopo troppi tentativi l’accesso resta chiuso per un po’.`
      return failed({ kind: 'wrong-password', message })
    },
    [signIn, t],
  )
}
