import '#src/ui/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { StyleguidePage } from './StyleguidePage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page of build/styleguide.ts has no root.')
createRoot(root).render(<StyleguidePage />)
