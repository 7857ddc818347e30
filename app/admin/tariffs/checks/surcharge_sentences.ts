import { lagosToday } from '#shared/time/lagos_time'
import type { KnownPlaces } from '#shipping/places/known_places'
import type { Catalogue } from '#shipping/pricing/catalogue'
import { SHIPMENT_KINDS } from '#shipping/pricing/kind'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import type { Surcharge } from '#shipping/pricing/surcharges/surcharges'
import type { Finding } from '#admin/tariffs/checks/findings'
import { OF_NO_PRICE, percentWords } from '#admin/tariffs/checks/finding_sentences'
import {
  type AddedUp,
  type Idle,
  isAlike,
  isDearerOrCheaper,
  worthOf,
} from '#admin/tariffs/checks/surcharge_checks'
import {
  becomes,
  dayWords,
  type SurchargeWords,
  surchargeWordsWith,
} from '#admin/tariffs/surcharges/surcharge_words'
import type { ChangedSurcharge } from '#admin/tariffs/versions/changed_surcharges'

const SHIPMENTS = {
  domestic: 'shipments within Nigeria',
  export: 'exports',
  import: 'imports',
}

/** What is found of surcharges, as people read it. */
export class SurchargeSentences {
  readonly words: (surcharge: Surcharge) => SurchargeWords
  readonly sold: Catalogue

  constructor(facts: { catalogue: Catalogue; places: KnownPlaces }) {
    this.words = surchargeWordsWith(facts)
    this.sold = facts.catalogue
  }

  over(surcharge: SurchargeRow): Finding {
    const day = dayWords(surcharge.endsOn!)
    const isPast = surcharge.endsOn! < lagosToday()
    const sentence = isPast
      ? `Its last day was ${day}.`
      : `Its last day, ${day}, is before this version starts.`
    return this.#finding(surcharge, sentence)
  }

  idle({ surcharge, lacks }: Idle): Finding {
    const { Parcels } = this.words(surcharge)
    const sentence =
      lacks === 'lane'
        ? this.#lackOfLane(surcharge)
        : `No zone on its lane has a rate for such parcels: ${Parcels.toLowerCase()}.`
    return this.#finding(surcharge, sentence)
  }

  addedUp({ surcharge, others }: AddedUp): Finding {
    const { Kind } = this.words(surcharge)
    const [first] = others
    const other = `"${first!.name}" (${this.words(first!).Price})`
    const sentence =
      others.length === 1
        ? `Some parcels pay this and ${other}, which is of the same kind, ${Kind}.`
        : `Some parcels pay this and others of the same kind, ${Kind}: ${other} and ${others.length - 1} more.`
    return this.#finding(surcharge, sentence)
  }

  moved({ before, after }: ChangedSurcharge, share: number): Finding {
    if (!before) return this.#finding(after!, `New: ${this.#price(after!)}.`)
    if (!after) {
      return this.#finding(before, `Removed. It was ${this.#price(before)}.`, { isThere: false })
    }
    const facts = becomes(this.words(before), this.words(after), [
      ...(['Courier', 'Lane', 'Parcels', 'Dates'] as const),
    ])
    const sentences = [
      ...(isDearerOrCheaper({ before, after }, share) ? [this.#priceChange(before, after)] : []),
      ...(isAlike(before, after) ? [] : [`Other parcels or days pay it. ${facts.join('. ')}.`]),
    ]
    return this.#finding(after, sentences.join(' '))
  }

  #priceChange(before: Surcharge, after: Surcharge): string {
    if ((before.basisPoints === null) !== (after.basisPoints === null)) {
      return `Now ${this.#price(after)}, before ${this.#price(before)}.`
    }
    const [was, now] = [worthOf(before), worthOf(after)]
    return `${now > was ? 'Raised' : 'Lowered'} to ${this.#price(after)}, before ${this.words(before).Price} (${percentWords(was, now)}).`
  }

  #lackOfLane({ courierCode, shipmentKind }: Surcharge): string {
    if (courierCode === null) return 'No courier has a zone with rates on its lane.'
    const { name } = this.sold.courier(courierCode)
    const kinds = shipmentKind ? [shipmentKind] : SHIPMENT_KINDS
    return kinds.some((kind) => this.sold.serves(courierCode, kind))
      ? `${name} has no zone with rates on its lane.`
      : `${name} takes no ${shipmentKind ? SHIPMENTS[shipmentKind] : 'shipments'} at the moment.`
  }

  #price(surcharge: Surcharge): string {
    const { Price } = this.words(surcharge)
    return surcharge.basisPoints === null ? `${Price} a shipment` : `${Price} of the shipping rate`
  }

  #finding(surcharge: SurchargeRow, sentence: string, { isThere } = { isThere: true }): Finding {
    const { Name, Courier, Lane } = this.words(surcharge)
    return {
      ...OF_NO_PRICE,
      ...{ subject: `${Name} - ${Courier} - ${Lane}`, sentence, kind: null },
      surcharge: { id: surcharge.id, name: surcharge.name, isThere },
      courierCode: surcharge.courierCode,
    }
  }
}
