import { BaseTransformer } from '@adonisjs/core/transformers'
import type BillingGroup from '#shipping/pricing/models/billing_group'
import { isoTime } from '#shared/time/rules/api_dates'
import { formatLagosDate } from '#shared/time/lagos_time'

export default class BillingGroupTransformer extends BaseTransformer<BillingGroup> {
  toObject() {
    const { id, name, active, createdAt, version, $extras } = this.resource
    return {
      id,
      name,
      active,
      status: active ? ('ACTIVE' as const) : ('INACTIVE' as const),
      dateCreated: isoTime(createdAt),
      dayCreated: formatLagosDate(createdAt),
      createdBy: ($extras.creator ?? null) as string | null,
      organizations: Number($extras.organizations),
      version,
    }
  }

  forChoice() {
    return { value: this.resource.id, label: this.resource.name }
  }
}
