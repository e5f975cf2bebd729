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
  const [waiting] = useState<((fields: Fields | null) => void)[]>(() => [])
  const open = useEffectEvent(options.open)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const answer = (fields: Fields | null) => {
      for (const tell of waiting.splice(0)) tell(fields)
    }
    const slow = setTimeout(() => {
      setPhase('slow')
      answer(null)
    }, SLOW_AFTER_MS)
    const begin = async (at: HTMLElement) => {
      try {
        const fields = await open(at, signal)
        if (signal.aborted) return fields.close()
        opened.current = fields
        setPhase('ready')
        answer(fields)
      } catch (error) {
        if (signal.aborted) return
        reportError(error, name)
        setPhase('failed')
        answer(null)
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
      answer(null)
    }
  }, [round, name, reportError, waiting])

  const retry = () => {
    setPhase('loading')
    setRound(round + 1)
  }
  /**
   * The fields as soon as they are open; null if they are late or do not come. A shopper can fill in the provider's fields
   * and order before its code has finished.
   */
  const whenOpen = async (): Promise<Fields | null> =>
    opened.current || phase !== 'loading' ? opened.current : new Promise((resolve) => waiting.push(resolve))
  return { place, opened, whenOpen, phase, round, retry }
}
