import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useRelayEnvironment } from 'react-relay'
import * as v from 'valibot'
import type { GiftRegistrySearchPageQuery } from '#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { item, link, list, quiet } from '#src/features/gift-registry/registry.css.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import type { FoundRegistry } from './findRegistries.ts'
import { findRegistries } from './findRegistries.ts'

export type GiftRegistrySearchPageProps = { readonly query: RouteQuery<GiftRegistrySearchPageQuery> }

const schema = v.object({ wanted: v.pipe(v.string(), v.trim(), v.nonEmpty()) })

/** Finds the gift registry of somebody who celebrates. What is searched for stays out of the address: it is personal. */
export function GiftRegistrySearchPage({ query }: GiftRegistrySearchPageProps) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<readonly FoundRegistry[] | 'unreachable' | null>(null)
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { wanted: '' },
  })
  const { storeConfig } = useRouteQuery<GiftRegistrySearchPageQuery>(
    graphql`
      query GiftRegistrySearchPageQuery {
        storeConfig {
          store_code
          ...AccountDoor_storeConfig
        }
      }
    `,
    query,
  )
  const submit = handleSubmit(async ({ wanted }) => {
    const result = await findRegistries(environment, wanted)
    setFound(result.ok ? result.value : result.error)
  })
  return (
    <AccountDoor storeConfig={storeConfig} title={t`Trova una lista regalo`}>
      <Stack gap="s5">
        <Text>
          <Trans>Scrivi l’email di chi festeggia, o il numero della lista che trovi nell’invito.</Trans>
        </Text>
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="s4">
            <Field
              label={t`Email o numero della lista`}
              required
              error={formState.errors.wanted && t`Scrivi un’email o un numero.`}
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...register('wanted')}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                />
              )}
            </Field>
            <div>
              <Button type="submit" loading={formState.isSubmitting}>
                <Trans>Cerca</Trans>
              </Button>
            </div>
          </Stack>
        </form>
        {found === 'unreachable' && (
          <Notice role="alert" tone="error">
            <Trans>Il negozio non risponde. Controlla la connessione e riprova.</Trans>
          </Notice>
        )}
        <div role="status">
          {Array.isArray(found) && found.length === 0 && (
            <Text>
              <Trans>Non troviamo liste aperte con questi dati. Forse è privata: chiedi il link a chi festeggia.</Trans>
            </Text>
          )}
          {Array.isArray(found) && found.length > 0 && <Found registries={found} />}
        </div>
      </Stack>
    </AccountDoor>
  )
}

function Found({ registries }: { readonly registries: readonly FoundRegistry[] }) {
  const { t } = useLingui()
  return (
    <ul className={list} aria-label={t`Liste trovate`}>
      {registries.map(({ uid, title, name, type }) => (
        <li key={uid} className={item}>
          <Link to="/gift-registry/$uid" params={{ uid }} className={link}>
            {title}
          </Link>
          <p className={quiet}>{[type, name].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}
