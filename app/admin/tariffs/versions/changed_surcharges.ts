import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeRow, surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import { latestNumber } from '#admin/tariffs/versions/drafting'
import { atNumber, inDraft } from '#admin/tariffs/versions/in_tariff'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

/** A surcharge that a version changes: null before where it adds it, null after where it removes it. */
export type ChangedSurcharge = {
  id: number
  before: SurchargeRow | null
  after: SurchargeRow | null
  /** The live tariff has changed it as well since the draft was begun. */
  isConflict: boolean
}

/** By the rule of `changedZones`: what a draft has not changed since it was begun stays that of the live tariff. */
export async function changedSurcharges(
  trx: TransactionClientContract,
  { id, number, baseNumber }: TariffVersion
): Promise<ChangedSurcharge[]> {
  if (number !== null) {
    const [before, after] = [await numbered(trx, number - 1), await numbered(trx, number)]
    return changesBetween({ base: before, live: before, after })
  }
  const liveNumber = await latestNumber(trx)
  const after = byId(await inDraft(trx, id, () => surchargesIn(trx)))
  const base = await numbered(trx, baseNumber)
  const live = baseNumber === liveNumber ? base : await numbered(trx, liveNumber)
  return changesBetween({ base, live, after })
}

type Surcharges = Map<number, SurchargeRow>

async function numbered(trx: TransactionClientContract, number: number): Promise<Surcharges> {
  return byId(await atNumber(trx, number, () => surchargesIn(trx)))
}

function byId(surcharges: SurchargeRow[]): Surcharges {
  return new Map(surcharges.map((surcharge) => [surcharge.id, surcharge]))
}

type Sides = { base: Surcharges; live: Surcharges; after: Surcharges }

function changesBetween({ base, live, after }: Sides): ChangedSurcharge[] {
  const known = [...new Set([...after.keys(), ...base.keys()])].toSorted((a, b) => a - b)
  return known
    .filter((id) => !isSame(after.get(id), base.get(id)) && !isSame(after.get(id), live.get(id)))
    .map((id) => ({
      ...{ id, before: live.get(id) ?? null, after: after.get(id) ?? null },
      isConflict: !isSame(live.get(id), base.get(id)),
    }))
}

/** The count of its changes is no part of what it says. */
function isSame(one: SurchargeRow | undefined, other: SurchargeRow | undefined): boolean {
  const said = (row: SurchargeRow | undefined) => row && JSON.stringify({ ...row, version: 0 })
  return said(one) === said(other)
}
