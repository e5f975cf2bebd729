import { parseArgs } from 'node:util'

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const WIDTHS = [360, 390, 768, 1440, 1920]
/** The browser's text size in percent. */
const TEXT_SIZES = [100, 200]

export type ShotOptions = {
  /** Parts of the names of screens; all if it is empty. */
  readonly screens: readonly string[]
  readonly widths: readonly number[]
  readonly schemes: readonly Scheme[]
  /** Locales; all of the shop if it is empty. */
  readonly locales: readonly string[]
  readonly texts: readonly number[]
  /** Only the first window instead of the whole page. */
  readonly isWindowOnly: boolean
}

/** Reads `--screen=home,cart --width=360 --scheme=dark --locale=it --text=200 --window`. Throws for an unknown option. */
export function readOptions(args: readonly string[]): ShotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      screen: { type: 'string', default: '' },
      width: { type: 'string', default: WIDTHS.join() },
      scheme: { type: 'string', default: SCHEMES.join() },
      locale: { type: 'string', default: '' },
      text: { type: 'string', default: TEXT_SIZES.join() },
      window: { type: 'boolean', default: false },
    },
  })
  const numbers = (option: string, text: string) =>
    listed(text).map((each) => {
      const number = Number(each)
      if (!Number.isSafeInteger(number) || number <= 0) throw new Error(`--${option}: ${each} is no whole number.`)
      return number
    })
  return {
    screens: listed(values.screen),
    widths: numbers('width', values.width),
    schemes: listed(values.scheme).map((each) => {
      const scheme = SCHEMES.find((known) => known === each)
      if (scheme === undefined) throw new Error(`--scheme: ${each} is none of ${SCHEMES.join(', ')}.`)
      return scheme
    }),
    locales: listed(values.locale),
    texts: numbers('text', values.text),
    isWindowOnly: values.window,
  }
}

const listed = (text: string) => text.split(',').filter(Boolean)
