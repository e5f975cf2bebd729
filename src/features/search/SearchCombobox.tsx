import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Fragment, useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode, SubmitEvent } from 'react'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { bar, field, group as groupClass, heading, input, list, option } from './SearchCombobox.css.ts'

/** A suggested link, which takes the props of a listbox option. */
export type Suggestion = {
  readonly id: string
  readonly renderLink: (option: AnchorProps) => ReactElement
}

export type SuggestionGroup = {
  /** None for options without a group. */
  readonly label: string | null
  readonly suggestions: readonly Suggestion[]
}

type SearchComboboxProps = {
  /** The text of the field. It is kept above the list, which may suspend. */
  readonly words: string
  readonly onType: (words: string) => void
  /** The shopper follows a link, so pending searches are cancelled. */
  readonly onLeave: () => void
  readonly groups: readonly SuggestionGroup[]
  /** The list belongs to earlier words. */
  readonly busy: boolean
  /** Above the list. */
  readonly note?: ReactNode
  /** Content below the list that is not an option. */
  readonly children?: ReactNode
}

/** The field controls its own text, and links navigate; downshift only moves through the list. */
function keepText(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  return type === useCombobox.stateChangeTypes.InputChange
    ? changes
    : { ...changes, inputValue: state.inputValue, selectedItem: null }
}

/**
 * The search field with its suggestions (ARIA combobox). Options are links: a click, Enter or a new tab opens their
 * address. Enter without an active option searches for the text, as the form does without scripts.
 */
export function SearchCombobox({ words, onType, onLeave, groups, busy, note, children }: SearchComboboxProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const navigate = useNavigate()
  const headingId = useId()
  const form = useRef<HTMLFormElement>(null)
  const suggestions = groups.flatMap((each) => each.suggestions)
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox({
    items: suggestions,
    inputValue: words,
    isOpen: suggestions.length > 0,
    selectedItem: null,
    stateReducer: keepText,
  })
  const focusField = () => form.current?.querySelector('input')?.focus()
  useEffect(focusField, [])
  const inputProps = getInputProps({
    'aria-label': t`Cerca nel negozio`,
    onChange: ({ currentTarget }) => onType(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // The list handles the arrows; form, overlay and field handle Enter, Escape, Home and End.
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || highlightedIndex < 0) return
      event.preventDefault()
      document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '')?.click()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onLeave()
    const q = words.trim()
    if (q !== '') void navigate({ to: '/search', search: { q }, replace: true })
  }
  const empty = () => {
    onType('')
    focusField()
  }
  const suggestionCount = suggestions.length
  return (
    <>
      <form
        ref={form}
        role="search"
        aria-label={t`Cerca nel negozio`}
        action={addressIn(locale, '/search')}
        className={bar}
        onSubmit={submit}
      >
        <div className={field}>
          <input
            {...inputProps}
            type="search"
            name="q"
            placeholder={t`Cosa cerchi?`}
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            className={input}
          />
          {words !== '' && <IconButton label={t`Cancella il testo`} icon={<X size={18} />} onClick={empty} />}
          <IconButton type="submit" label={t`Cerca`} icon={<Search size={20} />} />
        </div>
      </form>
      <VisuallyHidden>
        <span role="status">
          {!busy && t({ message: plural(suggestionCount, { one: '# suggerimento', other: '# suggerimenti' }) })}
        </span>
      </VisuallyHidden>
      {note}
      <div {...getMenuProps({ 'aria-label': t`Suggerimenti`, onClick: onLeave })} aria-busy={busy} className={list}>
        {groups.map(({ label, suggestions: members }, place) => {
          const options = members.map((suggestion) => {
            const { id, renderLink } = suggestion
            return (
              <Fragment key={id}>
                {renderLink({ ...getItemProps({ item: suggestion }), tabIndex: -1, className: option })}
              </Fragment>
            )
          })
          if (label === null || members.length === 0) return options
          return (
            <div key={label} role="group" aria-labelledby={`${headingId}-${place}`} className={groupClass}>
              <div id={`${headingId}-${place}`} className={heading}>
                {label}
              </div>
              {options}
            </div>
          )
        })}
      </div>
      {children}
    </>
  )
}
