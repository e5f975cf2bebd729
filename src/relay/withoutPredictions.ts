import { Environment, RecordSource, Store } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'

/** The same network with its own store: the backend's answers without optimistic updates. */
export const withoutPredictions = (environment: IEnvironment): IEnvironment =>
  new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) })
