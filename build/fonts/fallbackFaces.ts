import { ARIAL, ARIAL_BOLD } from './arial.ts'
import type { FontMetrics } from './fontTables.ts'

/** A local font with the line breaks and the line heights of the shop's own. */
export type FallbackFace = {
  readonly src: string
  readonly fontWeight: string
  readonly sizeAdjust: string
  readonly ascentOverride: string
  readonly descentOverride: string
  readonly lineGapOverride: string
}

/** From this weight on systems show their bold font. */
const BOLD_FROM = 600

/** The limits of CSS `font-weight`. */
const LIGHTEST = 1
const HEAVIEST = 1000

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** The width of a text in the shop's font divided by its width in the system font. Characters of one font only are skipped. */
function widthRatio(text: string, own: FontMetrics['widthOf'], system: FontMetrics['widthOf']): number {
  let [ownTotal, systemTotal] = [0, 0]
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const [ownWidth, systemWidth] = [own(point), system(point)]
    if (ownWidth === null || systemWidth === null) continue
    ownTotal += ownWidth
    systemTotal += systemWidth
  }
  return systemTotal === 0 ? 1 : ownTotal / systemTotal
}

/**
 * A face of a system font for each weight of the theme, scaled to the metrics of the shop's font over the shop's texts.
 * Browsers choose the face by the weight, so each has the weights around its own.
 */
export function fallbackFaces(
  weights: readonly { readonly weight: number; readonly metrics: FontMetrics }[],
  text: string,
): readonly FallbackFace[] {
  const sorted = weights.toSorted((one, other) => one.weight - other.weight)
  const middle = (index: number) => {
    const [lower, upper] = [sorted[index], sorted[index + 1]]
    return lower && upper ? Math.ceil((lower.weight + upper.weight) / 2) : HEAVIEST
  }
  return sorted.map(({ weight, metrics }, index) => {
    const system = weight < BOLD_FROM ? ARIAL : ARIAL_BOLD
    const scale = widthRatio(text, metrics.widthOf, system.widthOf)
    const first = index === 0 ? LIGHTEST : middle(index - 1)
    const last = index === sorted.length - 1 ? HEAVIEST : middle(index) - 1
    return {
      src: system.names.map((name) => `local('${name}')`).join(', '),
      fontWeight: `${first} ${last}`,
      sizeAdjust: percent(scale),
      ascentOverride: percent(metrics.ascent / scale),
      descentOverride: percent(metrics.descent / scale),
      lineGapOverride: percent(metrics.lineGap / scale),
    }
  })
}
