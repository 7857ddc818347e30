import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import transmit from '@adonisjs/transmit/services/main'
import { transport } from '#shared/live/transport'

interface StreamRequest {
  channels: string[]
  visitor: string
}

const openCounts = new Map<string, number>()

export function countStreams(visitor: string): number {
  return openCounts.get(visitor) ?? 0
}

/** Opens an event stream. The request names all channels, so that any process can serve it. */
export async function openStream(ctx: HttpContext, { channels, visitor }: StreamRequest) {
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
  openCounts.set(visitor, countStreams(visitor) + 1)
  ctx.response.response.once('close', () => {
    const left = countStreams(visitor) - 1
    if (left > 0) openCounts.set(visitor, left)
    else openCounts.delete(visitor)
  })
  return stream
}

/** Ends all streams of this process; pages reconnect to another one. */
export function closeStreams() {
  for (const [stream] of transmit.getManager().getAllSubscribers()) stream.end()
}
