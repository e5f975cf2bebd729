import { Trans, useLingui } from '@lingui/react/macro'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { figures, textLink } from '#src/ui/theme/global.css.ts'
import { quantity, value as valueClass } from './ChoiceFields.css.ts'
import { pieceAddition, pickedValues, quantityOf } from './choices.ts'
import type { ChoiceValue, PickChoice } from './choices.ts'
import { useAdditionText } from './useAdditionText.ts'
import type { ChoiceState } from './useChoices.ts'

type PickFieldProps = {
  readonly choice: PickChoice
  readonly state: ChoiceState
  readonly currency: string
  /** The number of products to buy. */
  readonly products: number
  readonly error: string | undefined
}

/** A choice of one or several values, with a quantity if the merchant allows it. */
export function PickField(props: PickFieldProps) {
  const { choice } = props
  return (
    <>
      {choice.kind === 'many' ? (
        <ManyValues {...props} />
      ) : choice.look === 'list' ? (
        <ValueList {...props} />
      ) : (
        <ValueButtons {...props} />
      )}
      <PickedQuantities {...props} />
    </>
  )
}

function ValueList({ choice, state, error, ...amounts }: PickFieldProps) {
  const { t } = useLingui()
  const { label, isRequired, values } = choice
  const additionText = usePiecesText({ state, ...amounts })
  return (
    <Field label={label} required={isRequired} optionalLabel={t`facoltativo`} error={error}>
      {(control) => (
        <Select
          {...control}
          value={pickedValues(state.answers, choice)[0]?.uid ?? ''}
          onChange={({ currentTarget: { value } }) => state.pick(choice, value === '' ? [] : [value])}
        >
          <option value="">{isRequired ? t`Scegli` : t`Nessuna scelta`}</option>
          {values.map((value) => {
            const addition = additionText(value)
            return (
              <option key={value.uid} value={value.uid} disabled={value.isSoldOut}>
                {[nameOf(value), addition, value.isSoldOut && t`Esaurito`].filter(Boolean).join(' · ')}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}

function ValueButtons({ choice, state, error, ...amounts }: PickFieldProps) {
  const { t } = useLingui()
  const { uid, isRequired, values } = choice
  const additionText = usePiecesText({ state, ...amounts })
  const picked = pickedValues(state.answers, choice)[0]?.uid
  return (
    <RadioGroup legend={useLegend(choice)} error={error}>
      {!isRequired && (
        <Radio
          name={uid}
          label={t`No, grazie`}
          checked={picked === undefined}
          onChange={() => state.pick(choice, [])}
        />
      )}
      {values.map((value) => (
        <Radio
          key={value.uid}
          name={uid}
          label={nameOf(value)}
          description={value.isSoldOut ? t`Esaurito` : undefined}
          aside={additionText(value) ?? undefined}
          disabled={value.isSoldOut}
          checked={value.uid === picked}
          onChange={() => state.pick(choice, [value.uid])}
        />
      ))}
    </RadioGroup>
  )
}

function ManyValues({ choice, state, error, ...amounts }: PickFieldProps) {
  const { t } = useLingui()
  const additionText = usePiecesText({ state, ...amounts })
  const picked = pickedValues(state.answers, choice).map(({ uid }) => uid)
  return (
    <RadioGroup legend={useLegend(choice)} error={error}>
      {choice.values.map((value) => {
        const hint = value.isSoldOut ? t`Esaurito` : additionText(value)
        const name = nameOf(value)
        return (
          <div key={value.uid} className={valueClass}>
            <Checkbox
              label={name}
              hint={hint === null ? undefined : <span className={figures}>{hint}</span>}
              disabled={value.isSoldOut}
              checked={picked.includes(value.uid)}
              onChange={({ currentTarget: { checked } }) =>
                state.pick(choice, checked ? [...picked, value.uid] : picked.filter((uid) => uid !== value.uid))
              }
            />
            {value.sampleUrl !== null && (
              <a className={textLink} href={value.sampleUrl} target="_blank" rel="noreferrer">
                <Trans>Guarda un estratto di {name}</Trans>
              </a>
            )}
          </div>
        )
      })}
    </RadioGroup>
  )
}

/** The quantity fields are below the group, because a radio button's row is one click target. */
function PickedQuantities({ choice, state }: PickFieldProps) {
  const { t } = useLingui()
  const limitText = useLimitText()
  return pickedValues(state.answers, choice)
    .filter((value) => value.quantity.isFree)
    .map((value) => {
      const name = value.label
      return (
        <div key={value.uid} className={quantity}>
          <QuantityStepper
            label={t`Quantità di ${name}`}
            decreaseLabel={t`Uno in meno di ${name}`}
            increaseLabel={t`Uno in più di ${name}`}
            limitText={limitText}
            value={quantityOf(state.answers, value)}
            onChange={(wanted) => state.setQuantity(value.uid, wanted)}
          />
          <span aria-hidden="true">{name}</span>
        </div>
      )
    })
}

/** Formats the surcharge of a value: of as many pieces as are chosen, at the price for that number. */
function usePiecesText({ state, currency, products }: Pick<PickFieldProps, 'state' | 'currency' | 'products'>) {
  const additionText = useAdditionText(currency)
  return (value: ChoiceValue) => {
    const pieces = quantityOf(state.answers, value)
    return additionText(pieceAddition(value, { pieces, products }), pieces)
  }
}

/** `4 × Piatto piano`; omits the number if it can be changed. */
const nameOf = ({ label, quantity: { initial, isFree } }: ChoiceValue): string =>
  initial === 1 || isFree ? label : `${initial} × ${label}`

function useLegend({ label, isRequired }: PickChoice): string {
  const { t } = useLingui()
  return isRequired ? label : t`${label} (facoltativo)`
}
