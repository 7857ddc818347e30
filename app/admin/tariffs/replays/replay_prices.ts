import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { readDataVersions } from '#shared/database/data_versions'
import { isCourierAvailable } from '#shipping/pricing/courier_availability'
import type { Catalogue } from '#shipping/pricing/catalogue'
import { findShipmentKind } from '#shipping/pricing/shipment_kind'
import { LanePrices } from '#shipping/pricing/lane_prices'
import { loadPriceFacts } from '#shipping/pricing/price_facts'
import { loadTariffVersion, type Tariff } from '#shipping/pricing/tariff_snapshot'
import type { ReplayPrices } from '#admin/tariffs/replays/reprice_shipments'
import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { liveVersionKey } from '#admin/tariffs/replays/compared_version'
import { whatIfRate, whatIfSurcharges } from '#admin/tariffs/replays/what_if'
import { shareTariffVersion, withTariffVersion } from '#admin/tariffs/versions/tariff_scope'
import { loadZoneHashes } from '#admin/tariffs/versions/zone_contents'

/** Prices with a key that identifies them; sums of different keys are never added up. */
export type PreparedPrices = ReplayPrices & { key: string }

/** Throws WrongVersionState for a discarded version. */
export async function preparePrices(
  replay: Pick<TariffReplay, 'tariffVersionId' | 'whatIf'>
): Promise<PreparedPrices> {
  // Reads the versions first, so that a change during the load gives another key next time.
  const { tariff, catalogue, places } = await readDataVersions()
  const facts = await loadPriceFacts()
  const version = await db.transaction((trx) => loadReplayTariff(trx, replay.tariffVersionId))
  const { whatIf } = replay
  const { day } = version
  return {
    key: [tariff, catalogue, places, version.key, day, liveVersionKey(facts.tariff.versionId)].join(
      ' '
    ),
    before: new LanePrices({ ...facts, day }),
    after: new LanePrices({
      ...facts,
      day,
      tariff: version.tariff,
      surcharges: [...version.tariff.surcharges, ...whatIfSurcharges(whatIf)],
      rateOf: whatIfRate(whatIf),
    }),
    isOffered: createOfferCheck(facts.catalogue),
  }
}

type ReplayTariff = { tariff: Tariff; key: string; day: string }

/** Throws WrongVersionState. */
async function loadReplayTariff(trx: TransactionClientContract, id: number): Promise<ReplayTariff> {
  const version = await shareTariffVersion(trx, id)
  const tariff = await withTariffVersion(trx, version, () => loadTariffVersion(trx, id))
  const { number, pricedOn: day } = version
  const key = number === null ? await fingerprintDraft(trx, id, tariff) : `number ${number}`
  return { tariff, key, day }
}

async function fingerprintDraft(
  trx: TransactionClientContract,
  draft: number,
  { surcharges }: Tariff
) {
  const hashes = await loadZoneHashes(trx, { draft })
  const all = [...hashes].toSorted(([one], [other]) => one - other)
  return createHash('sha256')
    .update(JSON.stringify([all, surcharges]))
    .digest('hex')
}

function createOfferCheck(catalogue: Catalogue): ReplayPrices['isOffered'] {
  const known = new Map<string, boolean>()
  return (courierCode, lane) => {
    const [from, to] = lane.split('-') as [string, string]
    const kind = findShipmentKind(from, to)
    if (kind === null) return false
    const key = `${kind} ${courierCode}`
    const answer =
      known.get(key) ??
      isCourierAvailable(catalogue.courier(courierCode), catalogue.service(courierCode, kind), {
        isTest: false,
      })
    known.set(key, answer)
    return answer
  }
}
