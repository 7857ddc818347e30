import type { HttpContext } from '@adonisjs/core/http'
import { loadMarginChoices } from '#admin/margin/margin_totals'
import Courier from '#shipping/pricing/models/courier'
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
  const couriers = await Courier.query().orderBy('name').orderBy('code')
  const { lanes } = await loadMarginChoices()
  return { couriers: couriers.map(({ code, name }) => ({ value: code, label: name })), lanes }
}
