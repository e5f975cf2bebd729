import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import Gift from 'lucide-react/icons/gift'
import { useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { useRegistryProblem } from '#src/features/gift-registry/registryRefusal.ts'
import { useMoveCartToGiftRegistry } from '#src/features/gift-registry/gifts/useMoveCartToGiftRegistry.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { askRegistries } from './askRegistries.ts'
import type { OwnRegistry } from './askRegistries.ts'
import { section } from '../CartCrossSells.css.ts'

/** Moves a customer's cart to one of their gift registries, which are fetched when the shopper opens the list. */
export function CartGiftRegistry({ cartId }: { readonly cartId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const { customerToken } = useShop()
  const errorText = useAccountErrorText()
  const wordedProblem = useRegistryProblem()
  const move = useMoveCartToGiftRegistry(cartId)
  const [registries, setRegistries] = useState<readonly OwnRegistry[] | null>(null)
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState<'asking' | 'moving' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isCustomer = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() !== null,
    () => false,
  )
  if (!isCustomer) return null
  const count = registries?.length ?? 0
  const ask = async () => {
    setProblem(null)
    setBusy('asking')
    const known = await askRegistries(environment)
    setBusy(null)
    if (known === null) return showToast('error', t`Non riusciamo a leggere le tue liste regalo. Riprova.`)
    setChosen(known[0]?.uid ?? '')
    return setRegistries(known)
  }
  const start = async () => {
    setProblem(null)
    setBusy('moving')
    const result = await move(chosen)
    setBusy(null)
    if (!result.ok) return setProblem(errorText(wordedProblem(result.error) ?? result.error))
    setRegistries(null)
    const open = () => void navigate({ to: '/account/gift-registry/$uid', params: { uid: chosen } })
    return showToast(
      'success',
      result.value.stayed === 0
        ? t`Il carrello è nella lista regalo.`
        : t`Buoni, corsi e file restano nel carrello: il resto è nella lista regalo.`,
      { action: { label: t`Vedi la lista`, onClick: open } },
    )
  }
  return (
    <div className={section}>
      <div>
        <Button
          variant="link"
          icon={<Gift size={16} strokeWidth={1.75} />}
          loading={busy === 'asking'}
          onClick={() => void ask()}
        >
          <Trans>Sposta nella lista regalo</Trans>
        </Button>
      </div>
      {registries !== null && (
        <Dialog
          title={t`Sposta il carrello in una lista regalo`}
          closeLabel={t`Chiudi`}
          onClose={() => setRegistries(null)}
          footer={
            <Cluster>
              {registries.length > 0 ? (
                <Button loading={busy === 'moving'} onClick={() => void start()}>
                  <Trans>Sposta tutto</Trans>
                </Button>
              ) : (
                <Link to="/account/gift-registry" className={buttonClass()} onClick={() => setRegistries(null)}>
                  <Trans>Crea una lista</Trans>
                </Link>
              )}
              <Button variant="secondary" onClick={() => setRegistries(null)}>
                <Trans>Annulla</Trans>
              </Button>
            </Cluster>
          }
        >
          <Stack gap="s4">
            {problem !== null && (
              <Notice role="alert" tone="error">
                {problem}
              </Notice>
            )}
            <Text>
              <Plural
                value={count}
                _0="Non hai ancora liste regalo."
                one="Tutto quello che hai nel carrello passa nella tua lista."
                other="Tutto quello che hai nel carrello passa nella lista che scegli."
              />
            </Text>
            {registries.length > 0 && (
              <RadioGroup legend={t`Lista regalo`}>
                {registries.map(({ uid, name }) => (
                  <Radio
                    key={uid}
                    name="registry"
                    value={uid}
                    label={name}
                    checked={chosen === uid}
                    onChange={() => setChosen(uid)}
                  />
                ))}
              </RadioGroup>
            )}
          </Stack>
        </Dialog>
      )}
    </div>
  )
}
