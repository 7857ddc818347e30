import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { searchEverywhere } from '#identity/search/finders'
import { searchValidator } from '#identity/search/search_validator'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'

/** Allows more searches than anyone types, but too few to collect all data by guessing. */
const SEARCHES = { requests: 120, duration: '1 minute' }

export default class SearchesController {
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { condition } = await ctx.request.validateUsing(searchValidator)
    await limiter.use(SEARCHES).consume(`search:user:${caller.user.id}`)
    return { data: await readFromReplica(caller, () => searchEverywhere(caller, condition)) }
  }
}
