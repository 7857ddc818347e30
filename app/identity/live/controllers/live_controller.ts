import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { abilities } from '#identity/access/abilities'
import type { Caller } from '#identity/sessions/caller'
import { openStream, streamsOf } from '#identity/live/controllers/streams'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { channelOfOwner, channelOfParcel, CONSOLE, tells } from '#shared/live/news'

/** A page that is open asks once, and again after the line was lost. */
const OPENED = { requests: 60, duration: '1 minute' }

/** Of one process. Many strangers may share an address, but nobody opens this many pages. */
const MOST_AT_ONCE = 200

export default class LiveController {
  /** Without anybody or anything to tell of, 204 says not to ask again. */
  async show(ctx: HttpContext) {
    const channels = [...(await channelsOf(ctx.caller)), ...channelOf(ctx.request.qs().parcel)]
    const visitor = visitorOf(ctx)
    const isTooMany = streamsOf(visitor) >= MOST_AT_ONCE
    if (!tells() || channels.length === 0 || isTooMany) return ctx.response.noContent()
    await limiter.use(OPENED).consume(`live:${visitor}`)
    return ctx.response.stream(await openStream(ctx, { channels, visitor }))
  }
}

async function channelsOf(caller: Caller | undefined): Promise<string[]> {
  if (!caller) return []
  const own = channelOfOwner(caller.organization.id, caller.ownerUserId)
  const isStaff = await new Bouncer(caller).allows(abilities.openConsole)
  return isStaff ? [own, CONSOLE] : [own]
}

function channelOf(parcel: unknown): string[] {
  return typeof parcel === 'string' && /^\d{1,15}$/.test(parcel)
    ? [channelOfParcel(Number(parcel))]
    : []
}
