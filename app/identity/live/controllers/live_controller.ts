import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { openStream, countStreams } from '#identity/live/controllers/live_streams'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import {
  toOwnerChannel,
  toParcelChannel,
  CONSOLE_CHANNEL,
  areLiveUpdatesOn,
} from '#shared/live/live_updates'

const CONNECTION_LIMIT = { requests: 60, duration: '1 minute' }

/** In one process. People behind one IP address need several streams, but not this many. */
const MAX_STREAMS_PER_VISITOR = 200

export default class LiveController {
  /** Streams updates. The status 204, which refuses a stream, makes the page stop reconnecting. */
  async show(ctx: HttpContext) {
    const channels = [
      ...(await listCallerChannels(ctx)),
      ...listParcelChannels(ctx.request.qs().parcel),
    ]
    const visitor = findVisitorKey(ctx)
    const isTooMany = countStreams(visitor) >= MAX_STREAMS_PER_VISITOR
    if (!areLiveUpdatesOn() || channels.length === 0 || isTooMany) return ctx.response.noContent()
    await limiter.use(CONNECTION_LIMIT).consume(`live:${visitor}`)
    return ctx.response.stream(await openStream(ctx, { channels, visitor }))
  }
}

async function listCallerChannels({ caller, bouncer }: HttpContext): Promise<string[]> {
  if (!caller) return []
  const own = toOwnerChannel(caller.organization.id, caller.ownerUserId)
  return (await bouncer.allows('openConsole')) ? [own, CONSOLE_CHANNEL] : [own]
}

function listParcelChannels(parcel: unknown): string[] {
  return typeof parcel === 'string' && /^\d{1,15}$/.test(parcel)
    ? [toParcelChannel(Number(parcel))]
    : []
}
