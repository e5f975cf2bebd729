import { useEffect, useState } from 'react'

export const SCHEMES = ['light', 'dark'] as const
export const DIRECTIONS = ['ltr', 'rtl'] as const
export const TEXT_SIZES = ['100%', '150%', '200%'] as const

/** The choices of the reader, as the address has them. */
export type StyleguideSettings = {
  readonly part: string
  readonly scheme: (typeof SCHEMES)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  readonly text: (typeof TEXT_SIZES)[number]
  /** The code of a store of the shop. */
  readonly store: string
}

/** The values that each setting may have; the first one is left out of the address. */
export type SettingValues = { readonly [Name in keyof StyleguideSettings]: readonly StyleguideSettings[Name][] }

const NAMES = ['part', 'scheme', 'direction', 'text', 'store'] as const

/** Unknown values are the usual ones. */
export function readSettings(search: string, values: SettingValues): StyleguideSettings {
  const params = new URLSearchParams(search)
  const valueOf = (name: keyof StyleguideSettings) =>
    values[name].find((value) => value === params.get(name)) ?? values[name][0]
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as StyleguideSettings
}

export function writeSettings(settings: StyleguideSettings, values: SettingValues): string {
  const params = new URLSearchParams()
  for (const name of NAMES) if (settings[name] !== values[name][0]) params.set(name, settings[name])
  return `?${params}`
}

/** The settings of the address, and a function that changes them there too: Back undoes a change. */
export function useStyleguideSettings(values: SettingValues) {
  const [settings, setSettings] = useState(() => readSettings(location.search, values))
  useEffect(() => {
    const read = () => setSettings(readSettings(location.search, values))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [values])
  const change = (changed: Partial<StyleguideSettings>) => {
    const next = { ...settings, ...changed }
    history.pushState(null, '', writeSettings(next, values))
    setSettings(next)
  }
  return { settings, change }
}
