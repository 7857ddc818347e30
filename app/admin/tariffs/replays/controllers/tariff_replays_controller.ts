import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requestReplay } from '#admin/tariffs/replays/request_replay'
import { cancelReplay } from '#admin/tariffs/replays/cancel_replay'
import { listReplays, requireReplay } from '#admin/tariffs/replays/list_replays'
import { loadReplayResult } from '#admin/tariffs/replays/replay_result'
import ReplayResultTransformer from '#admin/tariffs/replays/replay_result_transformer'
import ReplayTransformer from '#admin/tariffs/replays/replay_transformer'
import { replayValidator, toWhatIf } from '#admin/tariffs/replays/replay_validator'
import { dispatchSweep } from '#shared/queue/sweep'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'

export default class TariffReplaysController {
  async index(ctx: HttpContext) {
    const { id } = await requireTariffVersion(ctx.params.id)
    return ctx.serialize(ReplayTransformer.transform(await listReplays(id)))
  }

  async store(ctx: HttpContext) {
    const whatIf = toWhatIf(await ctx.request.validateUsing(replayValidator))
    const { id, isNew } = await requestReplay(callerOf(ctx), { versionId: ctx.params.id, whatIf })
    await dispatchSweep('admin.run_replays')
    const message = isNew
      ? 'The replay has begun. You can leave this page and come back.'
      : 'This replay is already running.'
    return { message, data: { id } }
  }

  async destroy(ctx: HttpContext) {
    const { id, replayId } = ctx.params
    await cancelReplay(callerOf(ctx), { versionId: id, id: replayId })
    // Starts the next replay at once instead of on schedule.
    await dispatchSweep('admin.run_replays')
    return { message: 'The replay is cancelled. Its figures are discarded.' }
  }

  async show(ctx: HttpContext) {
    const replay = await requireReplay(ctx.params.id, ctx.params.replayId)
    const { data } = await ctx.serialize(ReplayTransformer.transform(replay))
    const found = await loadReplayResult(replay)
    const result = found && (await ctx.serialize(ReplayResultTransformer.transform(found).depth(2)))
    return { data: { ...data, result: result?.data ?? null } }
  }
}
