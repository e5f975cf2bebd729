import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useRelayEnvironment } from 'react-relay'
import * as v from 'valibot'
import type { GiftRegistrySearchPageQuery } from '#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import type { NameSearch } from '#src/features/gift-registry/sharing/nameSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { findRegistries } from './findRegistries.ts'
import { FoundRegistries } from './FoundRegistries.tsx'
import type { Finding } from './FoundRegistries.tsx'
import { SearchByName } from './SearchByName.tsx'

export { default as operation } from '#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'
export { GiftRegistrySearchPage as component }

export type GiftRegistrySearchPageProps = {
  readonly query: RouteQuery<GiftRegistrySearchPageQuery>
  /** The name in the address. */
  readonly search: NameSearch | null
}

const schema = v.object({ wanted: v.pipe(v.string(), v.trim(), v.nonEmpty()) })

/** Finds a gift registry by its registrants. E-mail addresses and numbers stay out of the shop's own address. */
function GiftRegistrySearchPage({ query, search }: GiftRegistrySearchPageProps) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Finding>(null)
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { wanted: '' },
  })
  const { giftRegistryTypes } = useRouteQuery<GiftRegistrySearchPageQuery>(
    graphql`
      query GiftRegistrySearchPageQuery {
        giftRegistryTypes {
          uid
          label
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
    <AccountDoor title={t`Trova una lista regalo`}>
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
        <FoundRegistries finding={found} />
        <Heading level={2} size="md">
          <Trans>Non hai né email né numero?</Trans>
        </Heading>
        <SearchByName
          search={search}
          types={(giftRegistryTypes ?? []).flatMap((type) => (type ? { uid: type.uid, label: type.label } : []))}
        />
      </Stack>
    </AccountDoor>
  )
}
