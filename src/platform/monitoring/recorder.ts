import { replayIntegration } from '@sentry/react'
import {
  REPLAY_FLUSH_MAX_DELAY_MS,
  REPLAY_FLUSH_MIN_DELAY_MS,
  REPLAY_MAX_DURATION_MS,
  REPLAY_MIN_DURATION_MS,
  REPLAY_MUTATION_BREADCRUMB_LIMIT,
  REPLAY_MUTATION_LIMIT,
  REPLAY_SLOW_CLICK_TIMEOUT_MS,
} from './figures.ts'
import type { Recorder } from './sentryMonitor.ts'
import { scrub } from './scrub.ts'

/** Options of the session recorder: it masks words and blocks pictures. */
export const REPLAY_OPTIONS = {
  flushMinDelay: REPLAY_FLUSH_MIN_DELAY_MS,
  flushMaxDelay: REPLAY_FLUSH_MAX_DELAY_MS,
  minReplayDuration: REPLAY_MIN_DURATION_MS,
  maxReplayDuration: REPLAY_MAX_DURATION_MS,
  mutationBreadcrumbLimit: REPLAY_MUTATION_BREADCRUMB_LIMIT,
  mutationLimit: REPLAY_MUTATION_LIMIT,
  slowClickTimeout: REPLAY_SLOW_CLICK_TIMEOUT_MS,
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  networkCaptureBodies: false,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'content'],
  // No option masks addresses, so elements with a token or a preloaded picture in their address are blocked completely.
  block: ['[href*="token="]', 'link[as="image"]'],
  beforeAddRecordingEvent: scrub,
} satisfies Parameters<typeof replayIntegration>[0]

/** Records a visit. Loaded only if the shopper allowed statistics. */
export function createRecorder(reportError: (error: unknown, where: string) => void): Recorder {
  const replay = replayIntegration(REPLAY_OPTIONS)
  let paused = false
  return {
    integration: replay,
    pause() {
      if (paused) return
      paused = true
      replay.stop().catch((error: unknown) => reportError(error, 'recorder'))
    },
    resume() {
      if (!paused) return
      paused = false
      replay.startBuffering()
    },
  }
}
