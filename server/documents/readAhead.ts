type PageStream = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * Buffers a stream as fast as it is produced, so that a slow visitor does not occupy a render slot. `onEnd` is called
 * once at its end, for any reason.
 */
export function readAhead(source: PageStream, onEnd: () => void): PageStream {
  const reader = source.getReader()
  return new ReadableStream({
    start(controller) {
      // Not awaited, so that buffered data can be read at once.
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
