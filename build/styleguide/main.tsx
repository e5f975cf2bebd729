import '#src/ui/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { FeatureSpecimens } from '#tests/harness/components/featureSpecimens.tsx'
import { PHOTO, StyleguidePage } from './StyleguidePage.tsx'
import { specimen, state } from './StyleguidePage.css.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the styleguide has no root.')
createRoot(root).render(<StyleguidePage features={<FeatureSpecimens photo={PHOTO} classes={{ specimen, state }} />} />)
