import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { requireReplay } from '#admin/tariffs/replays/replay_list'
import ReplayPageTransformer from '#admin/tariffs/replays/replay_page_transformer'
import { replayPage } from '#admin/tariffs/replays/replay_result'
import ReplayTransformer from '#admin/tariffs/replays/replay_transformer'
import { replayPageValidator } from '#admin/tariffs/replays/replay_validator'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

export default class TariffReplayPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, replayPageValidator)
    const version = await requireVersion(ctx.params.id)
    const replay = await requireReplay(version.id, ctx.params.replayId)
    const result = async () => {
      if (replay.state !== 'finished') return null
      return ReplayPageTransformer.transform(
        await replayPage(replay, question.by ?? 'courier')
      ).depth(2)
    }
    return ctx.inertia.render('admin/tariffs/replays/tariff_replay', {
      question: understood(ctx, question),
      version: VersionTransformer.transform(version).useVariant('forPage'),
      replay: ReplayTransformer.transform(replay).useVariant('forPage'),
      result: ctx.inertia.defer(result, { rescue: true }),
    })
  }
}
