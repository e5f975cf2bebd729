import { useCallback } from 'react'
import type { Result } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'

type Change = () => Promise<Result<unknown, MutationError>>

/**
 * Saves a change of the account and confirms it. If the session has expired, the shopper signs in and the change
 * continues. Resolves to the error; null when it is saved.
 */
export function useSaving(): (change: Change, confirmation: string) => Promise<MutationError | null> {
  const { resume } = useShop()
  return useCallback(
    async (change, confirmation) => {
      const result = await resume(change)
      if (!result.ok) return result.error
      void showToast('success', confirmation)
      return null
    },
    [resume],
  )
}
