// A hook of react-relay that only a late part uses; every page loads the others (reactRelay.ts).
import type { useRefetchableFragment as UseRefetchableFragment } from 'react-relay'
import hook from 'react-relay/lib/relay-hooks/useRefetchableFragment.js'

// The package's types describe its index.
export const useRefetchableFragment = hook as unknown as typeof UseRefetchableFragment
