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

/** The property of a click or submit event that React has dispatched to components. */
export const HANDLED_MARK = 'isHandledByReact'

/** Marks an event that React dispatches. Handles the capture phase at the root of the document, so no handler prevents it. */
export function markHandledEvent({ nativeEvent }: { readonly nativeEvent: Event }): void {
  Object.assign(nativeEvent, { [HANDLED_MARK]: true })
}
