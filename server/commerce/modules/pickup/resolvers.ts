import type { TypeResolvers } from '../../engine/module.ts'
import { type PickupLocationsArguments, searchPickupLocations } from './search.ts'

export const pickupResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    pickupLocations: (_: unknown, args: PickupLocationsArguments, context) => searchPickupLocations(context, args),
  },
}
