import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { callerOf } from '#identity/sessions/caller'
import { LAGOS, momentText } from '#shared/time/lagos_time'
import { publishVersion } from '#admin/tariffs/versions/publishing'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { publicationValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionPublicationsController {
  async store(ctx: HttpContext) {
    const { startsAt, replace = false } = await ctx.request.validateUsing(publicationValidator)
    const start = startsAt ? DateTime.fromISO(startsAt, { zone: LAGOS }) : null
    const { id } = ctx.params
    await publishVersion(callerOf(ctx), { id, startsAt: start, replace })
    const version = await requireVersion(id)
    const { data } = await ctx.serialize(VersionTransformer.transform(version))
    const message =
      version.startsAt && !version.publishedAt
        ? `"${version.name}" starts at ${momentText(version.startsAt.toJSDate())}.`
        : `"${version.name}" is live. Quotes given before are honoured until they expire.`
    return { message, data }
  }
}
