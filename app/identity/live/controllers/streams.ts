import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import transmit from '@adonisjs/transmit/services/main'
import { transport } from '#shared/live/postgres_transport'

/**
 * Keeps an answer open, on which a page is told what to read again. It says whose news it wants when it asks, in one
 * request, so that any process can answer it.
 */
export async function openStream(ctx: HttpContext, channels: string[]) {
  await transport.listen()
  const uid = randomUUID()
  const stream = transmit.createStream({
    uid,
    context: ctx,
    request: ctx.request.request,
    response: ctx.response.response,
    injectResponseHeaders: ctx.response.getHeaders(),
  })
  for (const channel of channels) {
    await transmit.getManager().subscribe({ uid, channel, context: ctx, skipAuthorization: true })
  }
  return stream
}

/** Pages ask again, and are answered by a process that stays. */
export function endStreams() {
  for (const [stream] of transmit.getManager().getAllSubscribers()) stream.end()
}
