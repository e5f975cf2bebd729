import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { SwatchGroup } from '#src/ui/controls/SwatchGroup.tsx'
import { options } from './ProductOptions.css.ts'
import type { Variants } from './useVariants.ts'
import { availabilityOf } from './variantSelection.ts'

type ProductOptionsProps = {
  readonly variants: Variants
  readonly onChoose: (attributeCode: string, slug: string) => void
  /** Codes of required attributes without a choice. */
  readonly missing: readonly string[]
  readonly ref: RefObject<HTMLFormElement | null>
}

/** The swatches of a configurable product. Without JavaScript they are a form that opens the page of the variant. */
export function ProductOptions({ variants, onChoose, missing, ref }: ProductOptionsProps) {
  const { t } = useLingui()
  const { axes, all, choice } = variants
  const reasons = { available: undefined, 'sold-out': t`Esaurito`, absent: t`Non esiste in questa combinazione` }
  return (
    <form
      ref={ref}
      method="get"
      className={options}
      onSubmit={(event) => {
        // Enter on a radio button would reload the present page.
        event.preventDefault()
      }}
    >
      {axes.map(({ code, label, values, chips }) => (
        <SwatchGroup
          key={code}
          legend={label}
          name={code}
          swatches={values.map(({ uid, label: name, slug }) => ({
            value: slug,
            label: name,
            chip: chips.get(uid),
            unavailable: reasons[availabilityOf(all, choice, code, uid)],
          }))}
          selected={values.find(({ uid }) => uid === choice[code])?.slug ?? null}
          onSelect={(slug) => onChoose(code, slug)}
          error={missing.includes(code) && choice[code] === undefined ? t`${label}: scegli un’opzione` : undefined}
        />
      ))}
      <noscript>
        <Button type="submit" variant="secondary">
          <Trans>Scegli</Trans>
        </Button>
      </noscript>
    </form>
  )
}
