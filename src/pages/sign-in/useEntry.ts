import { useCallback, useRef, useState } from 'react'
import type { CartJoin } from '#src/features/account/access/cartJoin.ts'
import type { SignInProblem } from '#src/features/account/access/SignInForm.tsx'
import { useSignIn } from '#src/features/account/access/useSignIn.ts'
import type { Credentials } from '#src/features/account/access/useSignIn.ts'
import { useEnterAccount } from './useEnterAccount.ts'

export type Entry = {
  /** Resolves to the error that prevented the sign-in; null if the session has begun. */
  readonly submit: (credentials: Credentials) => Promise<SignInProblem | null>
  readonly entering: boolean
  /** The result of the merge, if the shopper has to see it before continuing; null otherwise. */
  readonly join: Extract<CartJoin, { kind: 'apart' | 'joined' }> | null
  readonly merging: boolean
  readonly mergeAgain: () => Promise<void>
  /** Receives the lifetime of a token in hours; null if the backend does not provide it. */
  readonly noteLifetime: (hours: number | null) => void
}

const HOUR_MS = 3_600_000

/** Signs in with a password and merges the carts. `onEntered` is called when there is no result to show. */
export function useEntry(onEntered: () => void): Entry {
  const signIn = useSignIn()
  const { enter, mergeAgain } = useEnterAccount()
  const lifetimeMs = useRef<number | null>(null)
  const [entering, setEntering] = useState(false)
  const [join, setJoin] = useState<Entry['join']>(null)
  const [merging, setMerging] = useState(false)

  const noteLifetime = useCallback((hours: number | null) => {
    lifetimeMs.current = hours === null || hours <= 0 ? null : hours * HOUR_MS
  }, [])
  const show = (outcome: Exclude<CartJoin, { kind: 'unknown' }>) => {
    if (outcome.kind === 'joined' && outcome.missing.length === 0) onEntered()
    else setJoin(outcome)
  }
  return {
    entering,
    join,
    merging,
    noteLifetime,
    async submit(credentials) {
      setEntering(true)
      const token = await signIn(credentials)
      const outcome = token.ok
        ? await enter(token.value, {
            email: credentials.email,
            ...(lifetimeMs.current !== null && { lifetimeMs: lifetimeMs.current }),
          })
        : null
      if (outcome && outcome.kind !== 'unknown') {
        show(outcome)
        return null
      }
      setEntering(false)
      return token.ok ? 'cart-unknown' : token.error
    },
    async mergeAgain() {
      if (join?.kind !== 'apart') return
      setMerging(true)
      const outcome = await mergeAgain(join.guest)
      setMerging(false)
      if (outcome.kind !== 'unknown') show(outcome)
    },
  }
}
