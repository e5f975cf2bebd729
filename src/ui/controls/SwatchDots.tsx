import { dot, dots, input, more, swatch } from './SwatchDots.css.ts'
import { visuallyHidden } from '../theme/global.css.ts'

const SHOWN_AT_MOST = 5

export interface Swatch {
  value: string
  /** The name of the colour for screen readers. */
  name: string
  /** A CSS colour. */
  colour: string
}

export interface SwatchDotsProps {
  /** The name of the group for screen readers: "7 smalti". */
  legend: string
  /** The form name of the group, unique on the page. */
  name: string
  swatches: readonly Swatch[]
  selected: string | null
  onSelect: (value: string) => void
  /** Called when the pointer or the focus enters a swatch; null when it leaves. */
  onPreview: (value: string | null) => void
}

/** The available colours on a card, as previews. Buying happens elsewhere. */
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
            // Touch has no hover, so only a mouse shows a preview.
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
