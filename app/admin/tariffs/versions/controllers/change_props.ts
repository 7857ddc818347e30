import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { compareChanges, comparing } from '#admin/tariffs/versions/comparing/comparing'
import DifferenceTransformer from '#admin/tariffs/versions/comparing/difference_transformer'
import { surchargeDifferences } from '#admin/tariffs/versions/comparing/surcharge_differences'
import SurchargeDifferenceTransformer from '#admin/tariffs/versions/comparing/surcharge_difference_transformer'
import { type Changes, changesBackBefore, changesOf } from '#admin/tariffs/versions/version_changes'

const PER_PAGE = 25

/** Of each zone: the others have a page of their own. */
const CELLS = 50

/** The deferred props of what a version changes: a page of its zones, and its surcharges. */
export function changeProps(ctx: HttpContext, id: number, page: number) {
  return props(ctx, page, (work) =>
    comparing(id, async (trx, version) => work(trx, await changesOf(trx, version)))
  )
}

/** The same of what rolling back to just before a version that was live would change. */
export function backProps(ctx: HttpContext, number: number, page: number) {
  return props(ctx, page, (work) =>
    db.transaction(async (trx) => work(trx, await changesBackBefore(trx, number)))
  )
}

type Reading = <T>(
  work: (trx: TransactionClientContract, changes: Changes) => Promise<T>
) => Promise<T>

function props({ inertia }: HttpContext, page: number, reading: Reading) {
  const read = () =>
    reading(async (trx, changes) => ({
      zones: await compareChanges(trx, changes, { page, perPage: PER_PAGE, cells: CELLS }),
      surcharges: await surchargeDifferences(trx, changes.surcharges),
    }))
  // Both props are of one comparison.
  let reads: ReturnType<typeof read> | undefined
  const compared = () => (reads ??= read())
  const changes = async () => {
    const { zones } = await compared()
    const { differences, ...counts } = zones
    return DifferenceTransformer.paginate(differences, { ...counts, page, perPage: PER_PAGE })
  }
  const surcharges = async () => {
    const found = await compared()
    return SurchargeDifferenceTransformer.transform(found.surcharges)
  }
  return {
    changes: inertia.defer(changes, { rescue: true }),
    surcharges: inertia.defer(surcharges, { rescue: true }),
  }
}
