import { Trans } from '@lingui/react/macro'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { banner } from './OfflineBanner.css.ts'

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** Shows that the device is offline and which functions still work; when the network returns, failed requests are repeated. */
export function OfflineBanner({ onReconnect }: { onReconnect: () => void }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) onReconnect()
    wasOffline.current = !online
  }, [online, onReconnect])
  return (
    // The live region is rendered before its message, so that screen readers announce the message.
    <div role="status">
      {!online && (
        <p className={banner}>
          <WifiOff aria-hidden="true" size={18} />
          <Trans>Sei offline. Le pagine che hai già visto restano leggibili; il resto torna con la connessione.</Trans>
        </p>
      )}
    </div>
  )
}
