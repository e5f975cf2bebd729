import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

test.each(['<b>grassetto</b>', '<0>collegamento</0>', '<0/>', 'x < 3 > y', '{words}', 'semplice'])(
  'the typed words %s are shown as they are',
  (words) => {
    const { container } = render(
      <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
        <Trans>
          Cerca <em>{words}</em> e {words}
        </Trans>
      </I18nProvider>,
    )
    expect(container.textContent).toBe(`Cerca ${words} e ${words}`)
    expect(container.querySelector('em')?.textContent).toBe(words)
  },
)
