type PageStream = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * The same stream, read as fast as it comes: a slow visitor must not hold a render's place. `onEnd` is called once, when
 * it has ended in any way.
 */
export function readAhead(source: PageStream, onEnd: () => void): PageStream {
  const reader = source.getReader()
  return new ReadableStream({
    start(controller) {
      // Not awaited here, so that what was read can be taken at once.
      void pump(controller)
    },
    cancel: (reason) => reader.cancel(reason),
  })

  async function pump(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        controller.enqueue(value)
      }
      controller.close()
    } catch (error) {
      controller.error(error)
    } finally {
      onEnd()
    }
  }
}
