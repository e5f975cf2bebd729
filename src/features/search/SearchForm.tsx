import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { box, form, label, row } from './SearchForm.css.ts'

/** The search of the result page, which keeps the words for editing. A GET form, so it works without scripts. */
export function SearchForm({ query }: { readonly query: string }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const navigate = useNavigate()
  const inputId = useId()
  const field = useRef<HTMLInputElement>(null)
  const searched = useRef(query)
  useEffect(() => {
    // The result of the field's own words arrives while the shopper may already be editing them again.
    if (query === searched.current) return
    searched.current = query
    if (field.current) field.current.value = query
  }, [query])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    const q = typeof words === 'string' ? words.trim() : ''
    searched.current = q
    void navigate({ to: '/search', search: { q } })
  }
  return (
    <form
      role="search"
      aria-label={t`Modifica la ricerca`}
      action={addressIn(locale, '/search')}
      className={form}
      onSubmit={submit}
    >
      <label htmlFor={inputId} className={label}>
        <Trans>Cosa cerchi?</Trans>
      </label>
      <div className={row}>
        <div className={box}>
          <TextInput
            ref={field}
            id={inputId}
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={128}
          />
        </div>
        <Button type="submit">
          <Trans>Cerca</Trans>
        </Button>
      </div>
    </form>
  )
}
