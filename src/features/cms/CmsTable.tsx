import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { sideways } from '#src/ui/layout/Prose.css.ts'

/** A table in a merchant's text: one that is wider than the text scrolls in its own box, also by keyboard. */
export function CmsTable(props: ComponentProps<'table'>) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box without controls has to take the focus
    <div className={sideways} role="group" aria-label={t`Tabella`} tabIndex={0}>
      <table {...props} />
    </div>
  )
}

/** Text with its own line breaks in a merchant's text, which scrolls like {@link CmsTable}. */
export function CmsPre({ children }: ComponentProps<'pre'>) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box without controls has to take the focus
    <div className={sideways} role="group" aria-label={t`Testo su righe fisse`} tabIndex={0}>
      <pre>{children}</pre>
    </div>
  )
}
