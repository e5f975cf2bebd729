/**
 * The type of an event that tells whether an element is hydrated. React dispatches an event to components only if it has
 * hydrated the target's HTML; the root of the document then cancels the event. Browsers seldom send this type, and React
 * neither hydrates a boundary for it nor replays it.
 */
export const HYDRATION_PROBE = 'lostpointercapture'

/** Cancels a probe. Handles the event at the root of the document. */
export function answerHydrationProbe({ nativeEvent }: { readonly nativeEvent: Event }): void {
  if (!nativeEvent.isTrusted) nativeEvent.preventDefault()
}
