import { lagosToday } from '#shared/time/lagos_time'
import type { KnownPlaces } from '#shipping/places/known_places'
import type { Catalogue } from '#shipping/pricing/catalogue'
import { SHIPMENT_KINDS } from '#shipping/pricing/shipment_kind'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'
import type { TariffFinding } from '#admin/tariffs/checks/tariff_findings'
import { EMPTY_FINDING, percentChangeText } from '#admin/tariffs/checks/zone_findings'
import {
  type StackedSurcharge,
  type IdleSurcharge,
  appliesToSameParcels,
  isSurchargeChangedBeyond,
  surchargeAmount,
} from '#admin/tariffs/checks/surcharge_checks'
import {
  surchargeDayText,
  type SurchargeTexts,
  createSurchargeTexts,
} from '#admin/tariffs/surcharges/surcharge_texts'
import { diffFact } from '#admin/tariffs/versions/comparison/change_fact'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'

const SHIPMENTS = {
  domestic: 'shipments within Nigeria',
  export: 'exports',
  import: 'imports',
}

export class SurchargeFindings {
  readonly words: (surcharge: TariffSurcharge) => SurchargeTexts
  readonly sold: Catalogue

  constructor(facts: { catalogue: Catalogue; places: KnownPlaces }) {
    this.words = createSurchargeTexts(facts)
    this.sold = facts.catalogue
  }

  over(surcharge: SurchargeRow): TariffFinding {
    const day = surchargeDayText(surcharge.endsOn!)
    const isPast = surcharge.endsOn! < lagosToday()
    const sentence = isPast
      ? `Its last day was ${day}.`
      : `Its last day, ${day}, is before this version starts.`
    return this.#finding(surcharge, sentence)
  }

  idle({ surcharge, lacks }: IdleSurcharge): TariffFinding {
    const { Parcels } = this.words(surcharge)
    const sentence =
      lacks === 'lane'
        ? this.#lackOfLane(surcharge)
        : `No zone on its lane has a rate for such parcels: ${Parcels.toLowerCase()}.`
    return this.#finding(surcharge, sentence)
  }

  addedUp({ surcharge, others }: StackedSurcharge): TariffFinding {
    const { Kind } = this.words(surcharge)
    const [first] = others
    const other = `"${first!.name}" (${this.words(first!).Price})`
    const sentence =
      others.length === 1
        ? `Some parcels pay this and ${other}, which is of the same kind, ${Kind}.`
        : `Some parcels pay this and others of the same kind, ${Kind}: ${other} and ${others.length - 1} more.`
    return this.#finding(surcharge, sentence)
  }

  moved({ before, after }: ChangedSurcharge, thresholdBasisPoints: number): TariffFinding {
    if (!before) return this.#finding(after!, `New: ${this.#price(after!)}.`)
    if (!after) {
      return this.#finding(before, `Removed. It was ${this.#price(before)}.`, { isThere: false })
    }
    const [was, now] = [this.words(before), this.words(after)]
    const facts = (['Courier', 'Lane', 'Parcels', 'Dates'] as const).flatMap((part) =>
      diffFact(part, was[part], now[part])
    )
    const sentences = [
      ...(isSurchargeChangedBeyond({ before, after }, thresholdBasisPoints)
        ? [this.#priceChange(before, after)]
        : []),
      ...(appliesToSameParcels(before, after)
        ? []
        : [
            `It applies to other parcels or days. ${facts.map(({ sentence }) => sentence).join('. ')}.`,
          ]),
    ]
    return this.#finding(after, sentences.join(' '))
  }

  #priceChange(before: TariffSurcharge, after: TariffSurcharge): string {
    if ((before.basisPoints === null) !== (after.basisPoints === null)) {
      return `Now ${this.#price(after)}, before ${this.#price(before)}.`
    }
    const [was, now] = [surchargeAmount(before), surchargeAmount(after)]
    return `${now > was ? 'Raised' : 'Lowered'} to ${this.#price(after)}, before ${this.words(before).Price} (${percentChangeText(was, now)}).`
  }

  #lackOfLane({ courierCode, shipmentKind }: TariffSurcharge): string {
    if (courierCode === null) return 'No courier has a zone with rates on its lane.'
    const { name } = this.sold.courier(courierCode)
    const kinds = shipmentKind ? [shipmentKind] : SHIPMENT_KINDS
    return kinds.some((kind) => this.sold.serves(courierCode, kind))
      ? `${name} has no zone with rates on its lane.`
      : `${name} takes no ${shipmentKind ? SHIPMENTS[shipmentKind] : 'shipments'} at the moment.`
  }

  #price(surcharge: TariffSurcharge): string {
    const { Price } = this.words(surcharge)
    return surcharge.basisPoints === null ? `${Price} a shipment` : `${Price} of the shipping rate`
  }

  #finding(
    surcharge: SurchargeRow,
    sentence: string,
    { isThere } = { isThere: true }
  ): TariffFinding {
    const { Name, Courier, Lane } = this.words(surcharge)
    return {
      ...EMPTY_FINDING,
      subject: `${Name} - ${Courier} - ${Lane}`,
      sentence,
      kind: null,
      surcharge: { id: surcharge.id, name: surcharge.name, isThere },
      courierCode: surcharge.courierCode,
    }
  }
}
