import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { AccessibilityReport, AccessibilityViolation } from '#src/shop/accessibilityReport.ts'
import { COUNTRY_RULES } from '#src/shop/countries/countryRules.ts'
import type { Imprint } from '#src/shop/defineShop.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { NamedSite } from '#src/ui/layout/NamedSite.tsx'
import { Prose } from '#src/ui/layout/Prose.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import { statement } from './AccessibilityStatement.css.ts'
import { conformanceOf } from './conformance.ts'

type StatementProps = { readonly report: AccessibilityReport; readonly imprint: Imprint }

/**
 * The statement about accessibility, with the parts of the European model (Implementing Decision (EU) 2018/1523). Its
 * status follows from the last check and the barriers that the merchant knows.
 */
export function AccessibilityStatement({ report, imprint }: StatementProps) {
  const { t } = useLingui()
  const { locale, origin, legal } = useShop()
  const facts = legal.accessibility ?? {}
  const { status, failures, advice, known } = conformanceOf(report, facts, locale.locale)
  const { company } = imprint
  const site = new URL(origin).host
  return (
    <Container width="narrow">
      <PageHead
        title={t`Dichiarazione di accessibilità`}
        description={t`Quanto è accessibile questo negozio, come è stato verificato e a chi segnalare una barriera.`}
        canonicalPath="/accessibility"
      />
      <div className={statement}>
        <Heading level={1}>
          <Trans>Dichiarazione di accessibilità</Trans>
        </Heading>
        <Prose>
          <p>
            <Trans>
              {company} si impegna a rendere il negozio utilizzabile da tutti. Questa dichiarazione riguarda {site}.
            </Trans>
          </p>
          <h2>
            <Trans>Stato di conformità</Trans>
          </h2>
          {status === 'full' ? (
            <p>
              <Trans>
                Il negozio è conforme ai criteri di livello AA delle WCAG 2.2 e ai requisiti della norma EN 301 549 per
                il web, per quanto la verifica descritta qui sotto può accertare.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                Il negozio è parzialmente conforme ai criteri di livello AA delle WCAG 2.2 e ai requisiti della norma EN
                301 549 per il web, a causa delle barriere elencate qui sotto.
              </Trans>
            </p>
          )}
          <h2>
            <Trans>Contenuti non accessibili</Trans>
          </h2>
          {status === 'full' ? (
            <p>
              <Trans>Non conosciamo barriere.</Trans>
            </p>
          ) : (
            <ul>
              {known.map((barrier) => (
                <li key={barrier}>{barrier}</li>
              ))}
              {failures.map((violation) => (
                <Failure key={violation.rule} violation={violation} />
              ))}
            </ul>
          )}
          {advice.length > 0 && (
            <>
              <p>
                <Trans>Buone pratiche, non richieste dai criteri, che non seguiamo ovunque:</Trans>
              </p>
              <ul>
                {advice.map((violation) => (
                  <Failure key={violation.rule} violation={violation} />
                ))}
              </ul>
            </>
          )}
          <h2>
            <Trans>Come è stata preparata</Trans>
          </h2>
          <Preparation report={report} />
          <h2>
            <Trans>Segnalazioni e contatti</Trans>
          </h2>
          <Contact contact={facts.contact ?? imprint} />
          <h2>
            <Trans>Procedura di attuazione</Trans>
          </h2>
          <Enforcement
            body={facts.enforcement ?? COUNTRY_RULES[locale.country ?? SHOP.country]?.accessibilityBody ?? null}
          />
        </Prose>
      </div>
    </Container>
  )
}

/** A rule in the words of the check, with its criteria and the number of screens. */
function Failure({ violation: { rule, criteria, help, screens } }: { readonly violation: AccessibilityViolation }) {
  const { locale } = useShop()
  const words = help[locale.locale] ?? help['en'] ?? rule
  const count = screens.length
  const numbers = criteria.join(', ')
  return (
    <li>
      {criteria.length > 0 ? (
        <Trans>
          Criterio WCAG {numbers}: {words}
        </Trans>
      ) : (
        words
      )}{' '}
      (<Plural value={count} one="# schermata" other="# schermate" />)
    </li>
  )
}

function Preparation({ report }: { readonly report: AccessibilityReport }) {
  const { locale } = useShop()
  const { tool, browser, screens, checks, widths, languages } = report
  const { intlLocale } = locale
  const made = new Date(`${report.date}T12:00:00Z`)
  const date = dateTimeFormat(intlLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(made)
  const number = new Intl.NumberFormat(intlLocale)
  const list = new Intl.ListFormat(intlLocale, { type: 'conjunction' })
  const names = new Intl.DisplayNames(intlLocale, { type: 'language' })
  const [toolName, languageNames] = [
    `${tool.name} ${tool.version}`,
    list.format(languages.map((tag) => names.of(tag) ?? tag)),
  ]
  const [screenCount, checkCount] = [number.format(screens), number.format(checks)]
  const sizes = list.format(widths.map((width) => number.format(width)))
  return (
    <>
      <p>
        <Trans>
          La dichiarazione è del <time dateTime={report.date}>{date}</time> e si basa su un’autovalutazione.
        </Trans>
      </p>
      <p>
        <Trans>
          {toolName} ha controllato <Plural value={screenCount} one="# schermata" other="# schermate" />, cioè le pagine
          del negozio e i loro stati, in {browser} e in queste lingue: {languageNames}. Le finestre erano larghe {sizes}{' '}
          pixel, con l’aspetto chiaro e con quello scuro. In tutto le verifiche sono {checkCount}.
        </Trans>
      </p>
      <p>
        <Trans>
          Un controllo automatico trova solo una parte delle barriere. Se ne incontri una, la tua segnalazione ci aiuta
          a toglierla.
        </Trans>
      </p>
    </>
  )
}

function Contact({ contact: { email, phone } }: { readonly contact: Pick<Imprint, 'email' | 'phone'> }) {
  return (
    <>
      <p>
        <Trans>
          Scrivici se qualcosa non è accessibile, o se ti serve un’informazione in un’altra forma. Puoi usare anche il{' '}
          <ContactLink className={textLink}>modulo di contatto</ContactLink>.
        </Trans>
      </p>
      <ul translate="no">
        <li>
          <a className={textLink} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        {phone !== undefined && (
          <li>
            <a className={textLink} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

function Enforcement({ body }: { readonly body: { readonly name: string; readonly url: string } | null }) {
  if (body === null)
    return (
      <p>
        <Trans>
          Se la nostra risposta non ti basta, puoi rivolgerti all’autorità del tuo paese o della tua regione che vigila
          sull’accessibilità.
        </Trans>
      </p>
    )
  return (
    <p>
      <Trans>
        Se la nostra risposta non ti basta, puoi rivolgerti all’autorità che vigila sull’accessibilità:{' '}
        <NamedSite name={body.name} url={body.url} />.
      </Trans>
    </p>
  )
}
