import { useLingui } from '@lingui/react/macro'
import { useStarsText } from './useStarsText.ts'

/** The rating of a product as text: `4,6 su 5, recensioni: 12`. */
export function useRatingLabel(): (percent: number, count: number) => string {
  const { t } = useLingui()
  const starsText = useStarsText()
  return (percent, count) => {
    const stars = starsText(percent)
    return t`${stars} su 5, recensioni: ${count}`
  }
}
