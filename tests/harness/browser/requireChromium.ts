import { findChromium } from './chromium.ts'

/** Fails the projects that need a browser at their start, with the remedy, instead of each of their tests. */
export async function setup(): Promise<void> {
  await findChromium()
}
