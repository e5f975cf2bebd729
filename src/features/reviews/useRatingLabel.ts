import { useLingui } from '@lingui/react/macro'
import { useStarsText } from './useStarsText.ts'

/** Says in words what the stars of a product show: `4,6 su 5, recensioni: 12`. */
export function useRatingLabel(): (percent: number, count: number) => string {
  const { t } = useLingui()
  const starsText = useStarsText()
  return (percent, count) => {
    const stars = starsText(percent)
    return t`${stars} su 5, recensioni: ${count}`
  }
}
