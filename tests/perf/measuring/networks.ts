/** As in field tests of mobile pages: 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. */
export const SLOW_PHONE = { latency: 150, throughput: 1_600_000 / 8, cpu: 4 } as const
export const UNTHROTTLED = { latency: 0, throughput: -1, cpu: 1 } as const

/** Round trip in ms, bytes per second (-1: no limit), and the slowdown of the processor. */
export type Network = { readonly latency: number; readonly throughput: number; readonly cpu: number }

export const NETWORKS: Readonly<Record<string, Network>> = {
  'slow 4G, CPU 4×': SLOW_PHONE,
  unthrottled: UNTHROTTLED,
}

type Conditions = { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number }

/** A page's session of the DevTools protocol: Playwright's, or our own. */
type Session = {
  send(method: 'Network.enable'): Promise<unknown>
  send(method: 'Network.emulateNetworkConditions', conditions: Conditions): Promise<unknown>
  send(method: 'Emulation.setCPUThrottlingRate', throttling: { rate: number }): Promise<unknown>
}

export async function throttle(session: Session, { latency, throughput, cpu }: Network): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
