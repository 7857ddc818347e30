import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { requireReplay } from '#admin/tariffs/replays/list_replays'
import ReplayPageTransformer from '#admin/tariffs/replays/replay_page_transformer'
import { loadReplayPage } from '#admin/tariffs/replays/replay_result'
import ReplayTransformer from '#admin/tariffs/replays/replay_transformer'
import { replayPageValidator } from '#admin/tariffs/replays/replay_validator'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

export default class TariffReplayPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, replayPageValidator)
    const version = await requireTariffVersion(ctx.params.id)
    const replay = await requireReplay(version.id, ctx.params.replayId)
    const result = async () => {
      if (replay.state !== 'finished') return null
      return ReplayPageTransformer.transform(
        await loadReplayPage(replay, listQuery.by ?? 'courier')
      ).depth(2)
    }
    return ctx.inertia.render('admin/tariffs/replays/tariff_replay', {
      listQuery: echoPageQuery(ctx, listQuery),
      version: VersionTransformer.transform(version).useVariant('forPage'),
      replay: ReplayTransformer.transform(replay).useVariant('forPage'),
      result: ctx.inertia.defer(result, { rescue: true }),
    })
  }
}
