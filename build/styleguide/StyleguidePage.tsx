import type { Messages } from '@lingui/core'
import { Suspense, use, useEffect } from 'react'
import { CATALOGUES } from 'virtual:catalogues'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { PARTS } from '#tests/harness/specimens/parts.ts'
import { Specimens } from '#tests/harness/specimens/Specimens.tsx'
import type { Part } from '#tests/harness/specimens/specimen.ts'
import { DesignSystem } from './DesignSystem.tsx'
import { chrome, columns, page, partLink, shopSpecimen, state } from './StyleguidePage.css.ts'
import { DIRECTIONS, SCHEMES, TEXT_SIZES, useStyleguideSettings, writeSettings } from './styleguideSettings.ts'
import type { SettingValues } from './styleguideSettings.ts'

const DESIGN_SYSTEM = 'design-system'

const VALUES: SettingValues = {
  part: [DESIGN_SYSTEM, ...PARTS.map(({ id }) => id)],
  scheme: SCHEMES,
  direction: DIRECTIONS,
  text: TEXT_SIZES,
  store: STOREFRONT_LOCALES.map(({ magentoStoreCode }) => magentoStoreCode),
}

const SPECIMEN_CLASSES = { specimen: shopSpecimen, state, columns }

/** Every component in every state: one part at a time, in the scheme, direction, text size and store of the address. */
export function StyleguidePage() {
  const { settings, change } = useStyleguideSettings(VALUES)
  const { part: partId, scheme, direction, text, store } = settings
  const locale = STOREFRONT_LOCALES.find(({ magentoStoreCode }) => magentoStoreCode === store) ?? STOREFRONT_LOCALES[0]
  const part = PARTS.find(({ id }) => id === partId)
  useEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = scheme
    root.dir = direction
    root.lang = locale.locale
    root.style.fontSize = text
    return () => {
      delete root.dataset['theme']
      root.removeAttribute('dir')
      root.style.removeProperty('font-size')
    }
  }, [scheme, direction, text, locale])
  return (
    <div className={page}>
      <Container>
        <header lang="en" className={chrome}>
          <Heading level={1}>Components</Heading>
          <Cluster justify="between">
            <Setting name="Scheme" values={SCHEMES} value={scheme} onChange={(next) => change({ scheme: next })} />
            <Setting
              name="Direction"
              values={DIRECTIONS}
              value={direction}
              onChange={(next) => change({ direction: next })}
            />
            <Setting name="Text size" values={TEXT_SIZES} value={text} onChange={(next) => change({ text: next })} />
            <Setting name="Store" values={VALUES.store} value={store} onChange={(next) => change({ store: next })} />
          </Cluster>
          <nav aria-label="Parts">
            <Cluster>
              {[{ id: DESIGN_SYSTEM, name: 'Design system' }, ...PARTS].map(({ id, name }) => (
                <a
                  key={id}
                  href={writeSettings({ ...settings, part: id }, VALUES)}
                  aria-current={id === partId ? 'page' : undefined}
                  className={partLink}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    change({ part: id })
                  }}
                >
                  {name}
                </a>
              ))}
            </Cluster>
          </nav>
        </header>
      </Container>
      {part ? (
        // As wide as the window, as in the shop.
        <Suspense>
          <LocalisedPart key={`${part.id} ${store}`} part={part} locale={locale} />
        </Suspense>
      ) : (
        <DesignSystem />
      )}
    </div>
  )
}

/** The page shows it like any other error of its own: it is a fault of a specimen. */
const reportFault = (error: unknown) => reportError(error)

const loaded = new Map<string, Promise<Messages>>()

/** The texts of a locale, from the shop's own catalogues. */
function messagesOf(locale: string): Promise<Messages> {
  const known = loaded.get(locale)
  if (known) return known
  const load = CATALOGUES[locale]
  if (!load) throw new Error(`[vetrina:styleguide] No store of the shop has the locale "${locale}".`)
  const messages = load().then((catalogue) => catalogue.messages)
  loaded.set(locale, messages)
  return messages
}

function LocalisedPart({ part, locale }: { readonly part: Part; readonly locale: StorefrontLocale }) {
  const messages = use(messagesOf(locale.locale))
  return <Specimens part={part} classes={SPECIMEN_CLASSES} locale={locale} messages={messages} onFault={reportFault} />
}

type SettingProps<Value extends string> = {
  readonly name: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Setting<Value extends string>({ name, values, value, onChange }: SettingProps<Value>) {
  return (
    <div role="group" aria-label={name}>
      <Cluster>
        {values.map((one) => (
          <Button
            key={one}
            variant={value === one ? 'primary' : 'secondary'}
            aria-pressed={value === one}
            onClick={() => onChange(one)}
          >
            {one}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}
