import { Trans } from '@lingui/react/macro'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import type { Downloads } from './useDownloads.ts'

/** The contents of a download without choices, with its samples. */
export function DownloadContents({ included, samples }: Downloads) {
  return (
    <>
      {included.length > 0 && (
        <Stack gap="s1">
          <Text weight="medium">
            <Trans>Nel prezzo</Trans>
          </Text>
          <Stack as="ul" gap="s1">
            {included.map((title, index) => (
              <Text as="li" size="sm" key={index}>
                {title}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {samples.length > 0 && (
        <Stack as="ul" gap="s1">
          {samples.map(({ title, url }, index) => (
            <Text as="li" size="sm" key={index}>
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
