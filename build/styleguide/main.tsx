import '#src/ui/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { StyleguidePage } from './StyleguidePage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the styleguide has no root.')
// A state without a network shows its failure itself.
createRoot(root, { onCaughtError: () => undefined }).render(<StyleguidePage />)
