import { BaseTransformer } from '@adonisjs/core/transformers'
import { pluralize } from '#shared/languages/rules/pluralize'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import type { TariffInForce } from '#admin/tariffs/versions/version_list'

export default class TariffInForceTransformer extends BaseTransformer<TariffInForce> {
  toObject() {
    const { version, since, zones, rates } = this.resource
    return {
      id: version?.id ?? null,
      name: version?.name ?? 'Loaded before versions were recorded',
      by: version?.publisher?.fullName ?? null,
      sinceText: formatLagosTimestamp(since),
      sizeText: `${pluralize(zones, 'zone')} and ${pluralize(rates, 'rate')}`,
    }
  }
}
