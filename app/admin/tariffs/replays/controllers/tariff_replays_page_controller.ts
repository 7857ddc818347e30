import type { HttpContext } from '@adonisjs/core/http'
import { replayChoices } from '#admin/tariffs/replays/replay_choices'
import { replaysOf } from '#admin/tariffs/replays/replay_list'
import ReplayTransformer from '#admin/tariffs/replays/replay_transformer'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

export default class TariffReplaysPageController {
  async render(ctx: HttpContext) {
    const version = await requireVersion(ctx.params.id)
    return ctx.inertia.render('admin/tariffs/replays/tariff_replays', {
      version: VersionTransformer.transform(version).useVariant('forPage'),
      choices: await replayChoices(),
      replays: async () =>
        ReplayTransformer.transform(await replaysOf(version.id)).useVariant('forPage'),
    })
  }
}
