import { dot, dots, input, more, swatch } from './SwatchDots.css.ts'
import { visuallyHidden } from './theme/global.css.ts'

const SHOWN_AT_MOST = 5

export interface Swatch {
  value: string
  /** What screen readers hear instead of the colour. */
  name: string
  /** A CSS colour. */
  colour: string
}

export interface SwatchDotsProps {
  /** What screen readers hear first: "7 smalti". */
  legend: string
  /** Of the group, unique on the page. */
  name: string
  swatches: readonly Swatch[]
  selected: string | null
  onSelect: (value: string) => void
  /** The pointer or the focus is on one; null: on none any more. */
  onPreview: (value: string | null) => void
}

/** On a card: the colours there are, to look at one by one. Buying happens elsewhere. */
export function SwatchDots({ legend, name, swatches, selected, onSelect, onPreview }: SwatchDotsProps) {
  const hiddenCount = swatches.length - SHOWN_AT_MOST
  return (
    <fieldset className={dots}>
      <legend className={visuallyHidden}>{legend}</legend>
      {swatches.slice(0, SHOWN_AT_MOST).map(({ value, name: label, colour }) => (
        <label
          key={value}
          className={swatch}
          onPointerEnter={({ pointerType }) => {
            // A finger that passes looks at nothing.
            if (pointerType === 'mouse') onPreview(value)
          }}
          onPointerLeave={() => onPreview(null)}
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={selected === value}
            className={input}
            onChange={() => onSelect(value)}
            onFocus={() => onPreview(value)}
            onBlur={() => onPreview(null)}
          />
          <span aria-hidden="true" className={dot} style={{ backgroundColor: colour }} />
        </label>
      ))}
      {hiddenCount > 0 && (
        <span aria-hidden="true" className={more}>
          +{hiddenCount}
        </span>
      )}
    </fieldset>
  )
}
