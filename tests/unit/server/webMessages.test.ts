import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { sendWebResponse } from '#server/http/webMessages.ts'

test('an answer that comes when the client has left is no failure, and its body is let go', async () => {
  const app = express()
  let isBodyCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array([1])),
    cancel: () => {
      isBodyCancelled = true
    },
  })
  const outcome = Promise.withResolvers<unknown>()
  app.get('/picture', async (_request, response) => {
    client.destroy()
    await once(response, 'close')
    sendWebResponse(new Response(body), response).then(outcome.resolve, outcome.resolve)
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = get(`http://127.0.0.1:${port}/picture`)
  client.on('error', () => undefined)
  expect(await outcome.promise).toBeUndefined()
  expect(isBodyCancelled).toBe(true)
  server.close()
})
