import { useCallback, useState } from 'react'

type Colours = ReadonlyMap<string, string | null>

/** Colours of filter options that arrive after the filters, from one attribute after the other. */
export function useFurtherColours(): readonly [Colours, (colours: Colours) => void] {
  const [colours, setColours] = useState<Colours>(new Map())
  const note = useCallback((more: Colours) => setColours((known) => new Map([...known, ...more])), [])
  return [colours, note]
}
