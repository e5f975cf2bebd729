import { Trans } from '@lingui/react/macro'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import type { Downloads } from './useDownloads.ts'

/** What a download brings, where nothing is to be chosen, and what can be read of it before. */
export function DownloadContents({ included, samples }: Downloads) {
  return (
    <>
      {included.length > 0 && (
        <Stack gap="s1">
          <Text weight="medium">
            <Trans>Nel prezzo</Trans>
          </Text>
          <Stack as="ul" gap="s1">
            {included.map((title) => (
              <Text as="li" size="sm" key={title}>
                {title}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {samples.length > 0 && (
        <Stack as="ul" gap="s1">
          {samples.map(({ title, url }) => (
            <Text as="li" size="sm" key={url}>
              <a className={textLink} href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            </Text>
          ))}
        </Stack>
      )}
    </>
  )
}
