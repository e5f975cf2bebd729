import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Fragment, useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode, SubmitEvent } from 'react'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { bar, field, group as groupClass, heading, input, list, option } from './SearchCombobox.css.ts'

/** Something to go to: a link that takes what makes it an option of the list. */
export type Suggestion = {
  readonly id: string
  readonly renderLink: (option: AnchorProps) => ReactElement
}

export type SuggestionGroup = {
  /** None for what belongs to all of them. */
  readonly label: string | null
  readonly suggestions: readonly Suggestion[]
}

type SearchComboboxProps = {
  /** The text of the field. It lives above the list, which is not always there. */
  readonly words: string
  readonly onType: (words: string) => void
  /** The shopper has decided where to go: what was typed is not to be asked for any more. */
  readonly onLeave: () => void
  readonly groups: readonly SuggestionGroup[]
  /** What is shown belongs to words that have changed since. */
  readonly busy: boolean
  /** Above the list. */
  readonly note?: ReactNode
  /** Below the list: what is not to be chosen from. */
  readonly children?: ReactNode
}

/** The field decides over its own text, and links over where they lead: the list only moves through them. */
function keepText(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  return type === useCombobox.stateChangeTypes.InputChange
    ? changes
    : { ...changes, inputValue: state.inputValue, selectedItem: null }
}

/**
 * The field of the search with what it suggests (ARIA combobox). Options are links: a click, Enter, or a new tab leads
 * where they say. Enter without a chosen option searches for the words, as the form does without script.
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
      // Arrows are the list's; Enter, Escape and the ends of the text stay the form's, the overlay's and the field's.
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
