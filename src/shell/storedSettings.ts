import { createOperationDescriptor } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { HasField } from '#src/platform/capabilities.ts'
import shellQueryNode from '#src/__generated__/ShellQuery.graphql.ts'
import type { ShellQuery$data } from '#src/__generated__/ShellQuery.graphql.ts'
import { readStoreSettings, settingsParts } from '#src/features/store/storeSettings.ts'
import type { StoreSettings } from '#src/features/store/storeSettings.ts'

/** The settings that were loaded with the shell, for code outside components; Magento's defaults before that. */
export function storedSettings(environment: IEnvironment, hasField: HasField): StoreSettings {
  const { data } = environment.lookup(createOperationDescriptor(shellQueryNode, settingsParts(hasField)).fragment)
  return readStoreSettings((data as Partial<ShellQuery$data> | undefined)?.storeConfig)
}
