import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import type { Carriage } from '#shipping/costs/shipment_costs'
import { formatMinorAmount, CARRIER_CHARGE_LABELS } from '#shipping/costs/rules/currencies'
import { formatShare } from '#shipping/costs/format_share'
import type CarrierCharge from '#shipping/costs/models/carrier_charge'
import type ShipmentMargin from '#shipping/costs/models/shipment_margin'

/** For staff only: customers never see what a carrier charged us. */
export default class CarriageTransformer extends BaseTransformer<Carriage> {
  toObject() {
    const { charges, margin, invoices } = this.resource
    return {
      charges: charges.map((charge) => ({
        ...describeCharge(charge),
        invoice: invoices.get(charge.invoiceLineId ?? 0) ?? null,
      })),
      chargedText: margin && formatKobo(margin.chargedKobo),
      costText: margin && costText(margin),
      marginText: margin && marginText(margin),
      isLoss: (margin?.marginKobo ?? 0) < 0,
      isEstimate: margin?.costSource === 'booking',
    }
  }
}

function describeCharge(charge: CarrierCharge) {
  const { id, kind, source, description, amountMinor, currency, kobo, chargedOn } = charge
  const what = CARRIER_CHARGE_LABELS[kind]
  return {
    id,
    what: description ? `${what}, ${description.toLowerCase()}` : what,
    sourceText: source === 'booking' ? 'Answer to the booking' : 'Invoice',
    amountText: formatMinorAmount(amountMinor, currency),
    nairaText: currency === 'NGN' ? null : nairaWorthText(kobo, currency),
    day: formatWeekdayDate(chargedOn),
    isAside: kind === 'insurance',
  }
}

function nairaWorthText(kobo: number | null, currency: string): string {
  return kobo === null ? `No rate set for ${currency}` : formatKobo(kobo)
}

export function costText({ costKobo, lacksRate }: ShipmentMargin): string {
  if (costKobo !== null) return formatKobo(costKobo)
  return lacksRate ? 'No exchange rate' : 'Not known'
}

function marginText({ marginKobo, marginShare }: ShipmentMargin): string {
  if (marginKobo === null || marginShare === null) return 'Not known'
  return `${formatKobo(marginKobo)} (${formatShare(marginShare)})`
}
