import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { formatLagosDate, formatLagosMoment } from '#shared/time/lagos_time'
import type { DatedQuote } from '#admin/tariffs/versions/prices/dated_quotes'

type PriceSource = { price: DatedQuote; isNamed: boolean; isLive: boolean }

/** Sentences about the source of a price; the page shows `is` right after the version's name. */
export default class PriceSourceTransformer extends BaseTransformer<PriceSource> {
  toObject() {
    const { version, quote, at, planned } = this.resource.price
    const before = planned.slice(0, -1).map(({ name }) => `"${name}"`)
    const group = quote.partnerGroupName
    return {
      version: this.pick(version, ['id', 'name', 'number']),
      is: this.#stateText(),
      notes: [
        ...(before.length
          ? [`Versions planned to start earlier are included: ${before.join(', ')}.`]
          : []),
        group ? `Customers of the billing group ${group}.` : 'Customers without a contract.',
        `${at ? `Surcharges of ${formatLagosDate(at)}. ` : ''}Fees, services and places as they are today.`,
      ],
    }
  }

  #stateText(): string {
    const { price, isNamed, isLive } = this.resource
    const { version, at } = price
    if (version.state === 'draft') return ', a draft. Customers do not see it.'
    if (version.state === 'planned') {
      const start = formatLagosMoment(version.startsAt!.toJSDate())
      return `, which is planned to start at ${start}. It is not live yet.`
    }
    const isToCome = at !== null && at > DateTime.now()
    if (isLive && isToCome && !isNamed)
      return ', which is live. Nothing is planned to start by then.'
    if (isLive) return ', which is live.'
    return at && !isNamed
      ? `, which was live at ${formatLagosMoment(at.toJSDate())}.`
      : ', which is not live any more.'
  }
}
