import { useId } from 'react'
import { FieldError } from '../fields/FieldError.tsx'
import {
  attribute,
  chip as chipClass,
  chosen,
  colour,
  group,
  input,
  legend as legendClass,
  row,
  struckChip,
  struckWord,
  text,
  word,
} from './SwatchGroup.css.ts'

export interface Swatch {
  /** The option value's uid. */
  value: string
  label: string
  /** A CSS colour or a picture's address makes a round chip; without either the chip shows the label. */
  chip?: { colour: string } | { image: string } | undefined
  /** The reason why it cannot be bought ("Esaurito"). The swatch is struck through but can be selected and viewed. */
  unavailable?: string | undefined
}

export interface SwatchGroupProps {
  /** The attribute's label: the accessible name of the group. */
  legend: string
  /** The radio buttons' form name: the attribute's code. */
  name: string
  swatches: readonly Swatch[]
  /** The chosen value, null before a choice. */
  selected: string | null
  onSelect: (value: string) => void
  /** The message for a missing choice. */
  error?: string | undefined
}

/** One attribute of a configurable product as radio buttons. */
export function SwatchGroup({ legend, name, swatches, selected, onSelect, error }: SwatchGroupProps) {
  const nameId = useId()
  const errorId = useId()
  const current = swatches.find((swatch) => swatch.value === selected)
  return (
    // Named by the attribute only: the chosen value in the legend is visual, since radio buttons announce themselves.
    <fieldset className={group} aria-labelledby={nameId} {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend className={legendClass}>
        <span id={nameId} className={attribute}>
          {legend}
        </span>
        {current && (
          <span aria-hidden="true" className={chosen}>
            <span>{current.label}</span>
            {current.unavailable !== undefined && <span>{` · ${current.unavailable}`}</span>}
          </span>
        )}
      </legend>
      <div className={swatches.some(({ chip }) => chip) ? row.chips : row.words}>
        {swatches.map((swatch) => (
          <SwatchRadio
            key={swatch.value}
            swatch={swatch}
            name={name}
            checked={swatch.value === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

interface SwatchRadioProps {
  swatch: Swatch
  name: string
  checked: boolean
  onSelect: (value: string) => void
}

function SwatchRadio({ swatch, name, checked, onSelect }: SwatchRadioProps) {
  const { chip, label, unavailable, value } = swatch
  const struck = unavailable !== undefined
  return (
    <label className={`${chip ? colour : text} ${struck && chip ? struckChip : ''}`} title={chip ? label : undefined}>
      <input
        type="radio"
        className={input}
        aria-label={struck ? `${label}, ${unavailable}` : label}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onSelect(value)}
      />
      {chip ? (
        <span className={chipClass} style={chipStyle(chip)} />
      ) : (
        <span className={struck ? `${word} ${struckWord}` : word}>{label}</span>
      )}
    </label>
  )
}

function chipStyle(chip: { colour: string } | { image: string }) {
  return 'colour' in chip ? { backgroundColor: chip.colour } : { backgroundImage: `url(${JSON.stringify(chip.image)})` }
}
