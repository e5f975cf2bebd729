import type { OptionValue } from '#src/lib/url/optionSlugs.ts'

/**
 * Chooses a variant of a configurable product, independent of React, Relay and the router. The choice is in the URL as
 * `?attribute_code=option-label`: readable, shareable, and possible with a plain form.
 */

/** One attribute in which the variants differ. */
export type Axis = { readonly code: string; readonly label: string; readonly values: readonly OptionValue[] }

export type Variant = {
  /** Uids of the option values of this variant, one per axis. */
  readonly optionUids: readonly string[]
  readonly inStock: boolean
}

/** Attribute code → uid of the chosen value. Axes without a choice are absent. */
export type Choice = Readonly<Record<string, string>>

/** Attribute code → slug of the chosen value, as in the URL. */
export type VariantParams = Readonly<Record<string, string>>

/** `absent`: the combination does not exist. */
export type Availability = 'available' | 'sold-out' | 'absent'

/** The valid part of the URL's choice. An axis with a single value is chosen automatically. */
export function choiceOf(axes: readonly Axis[], params: VariantParams): Choice {
  return Object.fromEntries(
    axes.flatMap(({ code, values }) => {
      const value = values.length === 1 ? values[0] : values.find(({ slug }) => slug === params[code])
      return value ? [[code, value.uid] as const] : []
    }),
  )
}

export const missingAxes = (axes: readonly Axis[], choice: Choice): readonly Axis[] =>
  axes.filter(({ code }) => choice[code] === undefined)

/** The variants that match a complete or partial choice. */
export function matchingVariants<TVariant extends Variant>(
  variants: readonly TVariant[],
  choice: Choice,
): readonly TVariant[] {
  const wanted = Object.values(choice)
  return variants.filter(({ optionUids }) => wanted.every((uid) => optionUids.includes(uid)))
}

/** The variant of a complete choice; null while an axis is open, or if the combination does not exist. */
export function chosenVariant<TVariant extends Variant>(
  axes: readonly Axis[],
  variants: readonly TVariant[],
  choice: Choice,
): TVariant | null {
  return missingAxes(axes, choice).length > 0 ? null : (matchingVariants(variants, choice)[0] ?? null)
}

/** The availability of a value with the other choices unchanged. */
export function availabilityOf(variants: readonly Variant[], choice: Choice, code: string, uid: string): Availability {
  const matching = matchingVariants(variants, { ...choice, [code]: uid })
  if (matching.length === 0) return 'absent'
  return matching.some(({ inStock }) => inStock) ? 'available' : 'sold-out'
}
