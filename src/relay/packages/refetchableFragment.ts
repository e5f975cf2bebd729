// What a late part alone takes of react-relay; see reactRelay.ts, which every page loads.
import type { useRefetchableFragment as UseRefetchableFragment } from 'react-relay'
import hook from 'react-relay/lib/relay-hooks/useRefetchableFragment.js'

// The package's types describe its index.
export const useRefetchableFragment = hook as unknown as typeof UseRefetchableFragment
