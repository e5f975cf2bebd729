import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '#src/platform/saveFile.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { fetchDownload, type DownloadError } from './fetchDownload.ts'

type DownloadButtonProps = {
  readonly address: string
  /** The title of the file, for the button's name. */
  readonly title: string
  readonly onDownload: () => void
}

/**
 * Downloads a purchased file with the customer's session. A file on another origin is a plain link, because that host
 * does not know the session.
 */
export function DownloadButton({ address, title, onDownload }: DownloadButtonProps) {
  const { t } = useLingui()
  const shop = useShop()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DownloadError['kind'] | null>(null)
  const problemText: Record<DownloadError['kind'], string> = {
    'session-expired': t`La tua sessione è scaduta. Accedi di nuovo e riprova.`,
    refused: t`Questo file non si può più scaricare. Scrivici, se non ti torna.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const name = t`Scarica: ${title}`
  const mark = <Download size={20} aria-hidden="true" />
  const { origin, pathname } = new URL(address, shop.origin)
  if (origin !== shop.origin) {
    return (
      <a href={address} className={buttonClass({ variant: 'secondary' })} aria-label={name}>
        {mark}
        <Trans>Scarica</Trans>
      </a>
    )
  }
  const download = async () => {
    setBusy(true)
    setProblem(null)
    const result = await shop.resume(() => fetchDownload(shop, pathname))
    setBusy(false)
    if (!result.ok) {
      setProblem(result.error.kind)
      return
    }
    saveFile(result.value.name, result.value.content)
    void showToast('success', t`Il file è scaricato.`)
    onDownload()
  }
  return (
    <>
      <Button variant="secondary" icon={mark} loading={isBusy} aria-label={name} onClick={() => void download()}>
        <Trans>Scarica</Trans>
      </Button>
      {problem !== null && (
        <Notice role="alert" tone="error">
          {problemText[problem]}
        </Notice>
      )}
    </>
  )
}
