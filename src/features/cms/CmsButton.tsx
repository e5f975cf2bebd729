import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { CmsAnchor } from './CmsAnchor.tsx'
import { buttonLabel } from './PageBuilder.css.ts'

type CmsButtonProps = {
  readonly href: string
  readonly variant: 'primary' | 'secondary'
  readonly label: string
}

/** A link in the shape of a button, whose label may have words of any length. */
export function CmsButton({ href, variant, label }: CmsButtonProps) {
  return (
    <CmsAnchor href={href} className={buttonClass({ variant })}>
      <span className={buttonLabel}>{label}</span>
    </CmsAnchor>
  )
}
