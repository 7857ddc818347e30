import type { HttpContext } from '@adonisjs/core/http'
import { loadMarginChoices } from '#admin/margin/margin_totals'
import { listCourierChoices } from '#admin/lanes/courier_choices'
import { listReplays } from '#admin/tariffs/replays/list_replays'
import ReplayTransformer from '#admin/tariffs/replays/replay_transformer'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

export default class TariffReplaysPageController {
  async render(ctx: HttpContext) {
    const version = await requireTariffVersion(ctx.params.id)
    return ctx.inertia.render('admin/tariffs/replays/tariff_replays', {
      version: VersionTransformer.transform(version).useVariant('forPage'),
      choices: await loadReplayChoices(),
      replays: async () =>
        ReplayTransformer.transform(await listReplays(version.id)).useVariant('forPage'),
    })
  }
}

async function loadReplayChoices() {
  const { lanes } = await loadMarginChoices()
  return { couriers: await listCourierChoices(), lanes }
}
