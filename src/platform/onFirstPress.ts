/** Events before anything that a shopper does with a page. */
const PRESSES = ['pointerdown', 'touchstart', 'keydown'] as const

/** Runs at the shopper's first press of a pointer or key. Returns the function that cancels. */
export function onFirstPress(target: EventTarget, run: () => void): () => void {
  const stop = () => {
    for (const press of PRESSES) target.removeEventListener(press, onPress, true)
  }
  const onPress = () => {
    stop()
    run()
  }
  for (const press of PRESSES) target.addEventListener(press, onPress, { capture: true, passive: true })
  return stop
}
