import { Environment, RecordSource, Store } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'

/** The same network with a store of its own: what the backend says, without what the shop expects of writes under way. */
export const withoutPredictions = (environment: IEnvironment): IEnvironment =>
  new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) })
