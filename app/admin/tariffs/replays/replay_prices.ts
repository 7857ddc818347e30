import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { versionsNow } from '#shared/database/data_versions'
import { isCarried } from '#shipping/pricing/carriage'
import type { Catalogue } from '#shipping/pricing/catalogue'
import { shipmentKind } from '#shipping/pricing/kind'
import { LanePrices } from '#shipping/pricing/lane_prices'
import { priceFacts } from '#shipping/pricing/price_facts'
import { readTariff, type Tariff } from '#shipping/pricing/tariff_snapshot'
import type { ReplayPrices } from '#admin/tariffs/replays/adding_up'
import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { liveKey } from '#admin/tariffs/replays/live_then'
import { triedRate, triedSurcharges } from '#admin/tariffs/replays/what_if'
import { atNumber, inDraft } from '#admin/tariffs/versions/in_tariff'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { hashesOf } from '#admin/tariffs/versions/zone_contents'

/** All that a replay is priced by, and what tells it from every other: sums of two are never added up. */
export type PreparedPrices = ReplayPrices & { key: string }

/** Throws VersionIsNot for a version that was discarded. */
export async function preparePrices(
  replay: Pick<TariffReplay, 'tariffVersionId' | 'whatIf'>
): Promise<PreparedPrices> {
  // Asked first: what changes meanwhile has another key the next time.
  const { tariff, catalogue, places } = await versionsNow()
  const facts = await priceFacts()
  const version = await db.transaction((trx) => versionTariff(trx, replay.tariffVersionId))
  const { whatIf } = replay
  const { day } = version
  return {
    key: [tariff, catalogue, places, version.key, day, liveKey(facts.tariff.versionId)].join(' '),
    before: new LanePrices({ ...facts, day }),
    after: new LanePrices({
      ...{ ...facts, day, tariff: version.tariff },
      surcharges: [...version.tariff.surcharges, ...triedSurcharges(whatIf)],
      rateOf: triedRate(whatIf),
    }),
    isOffered: offeredBy(facts.catalogue),
  }
}

type VersionTariff = { tariff: Tariff; key: string; day: string }

/** Whoever edits a draft has its row: it stays as it is until all of it is read. Throws VersionIsNot. */
async function versionTariff(trx: TransactionClientContract, id: number): Promise<VersionTariff> {
  const version = await TariffVersion.query({ client: trx })
    .where('id', id)
    .forShare()
    .firstOrFail()
  version.require('draft', 'planned', 'published')
  const read = () => readTariff(trx, id)
  const { number, pricedOn: day } = version
  if (number !== null) {
    return { tariff: await atNumber(trx, number, read), key: `number ${number}`, day }
  }
  const tariff = await inDraft(trx, id, read)
  return { tariff, key: await draftKey(trx, id, tariff), day }
}

async function draftKey(trx: TransactionClientContract, draft: number, { surcharges }: Tariff) {
  const hashes = await hashesOf(trx, { draft })
  const all = [...hashes].toSorted(([one], [other]) => one - other)
  return createHash('sha256')
    .update(JSON.stringify([all, surcharges]))
    .digest('hex')
}

function offeredBy(catalogue: Catalogue): ReplayPrices['isOffered'] {
  const known = new Map<string, boolean>()
  return (courierCode, lane) => {
    const [from, to] = lane.split('-') as [string, string]
    const kind = shipmentKind(from, to)
    if (kind === null) return false
    const key = `${kind} ${courierCode}`
    const answer =
      known.get(key) ??
      isCarried(catalogue.courier(courierCode), catalogue.service(courierCode, kind), {
        isTest: false,
      })
    known.set(key, answer)
    return answer
  }
}
