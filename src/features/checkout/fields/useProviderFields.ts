import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import { type FieldsPhase, SLOW_AFTER_MS } from './FieldsNotice.tsx'

type ProviderFieldsOptions<Fields> = {
  /** Draws the fields of a provider; rejects if they do not come. After `signal` they are closed again. */
  readonly open: (at: HTMLElement, signal: AbortSignal) => Promise<Fields>
  /** Names them in reports of errors. */
  readonly name: string
}

/** Lets a provider draw its fields in one place, and again with each `retry`. */
export function useProviderFields<Fields extends { readonly close: () => void }>(
  options: ProviderFieldsOptions<Fields>,
) {
  const { name } = options
  const { reportError } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Fields | null>(null)
  const [round, setRound] = useState(0)
  const [phase, setPhase] = useState<FieldsPhase>('loading')
  const open = useEffectEvent(options.open)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const slow = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS)
    const begin = async (at: HTMLElement) => {
      try {
        const fields = await open(at, signal)
        if (signal.aborted) return fields.close()
        opened.current = fields
        setPhase('ready')
      } catch (error) {
        if (signal.aborted) return
        reportError(error, name)
        setPhase('failed')
      } finally {
        clearTimeout(slow)
      }
    }
    if (place.current) void begin(place.current)
    return () => {
      leaving.abort()
      clearTimeout(slow)
      opened.current?.close()
      opened.current = null
    }
  }, [round, name, reportError])

  const retry = () => {
    setPhase('loading')
    setRound(round + 1)
  }
  return { place, opened, phase, round, retry }
}
