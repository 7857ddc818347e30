import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  compareChanges,
  withComparableVersion,
} from '#admin/tariffs/versions/comparison/compare_versions'
import ZoneDifferenceTransformer from '#admin/tariffs/versions/comparison/zone_difference_transformer'
import { loadSurchargeDifferences } from '#admin/tariffs/versions/comparison/surcharge_differences'
import SurchargeDifferenceTransformer from '#admin/tariffs/versions/comparison/surcharge_difference_transformer'
import {
  type VersionChanges,
  loadRollBackChanges,
  loadVersionChanges,
} from '#admin/tariffs/versions/version_changes'

const PER_PAGE = 25

const CELLS_PER_ZONE = 50

export function versionChangeProps(ctx: HttpContext, id: number, page: number) {
  return deferredChangeProps(ctx, page, (work) =>
    withComparableVersion(id, async (trx, version) =>
      work(trx, await loadVersionChanges(trx, version))
    )
  )
}

export function rollBackChangeProps(ctx: HttpContext, number: number, page: number) {
  return deferredChangeProps(ctx, page, (work) =>
    db.transaction(async (trx) => work(trx, await loadRollBackChanges(trx, number)))
  )
}

type ChangesReader = <T>(
  work: (trx: TransactionClientContract, changes: VersionChanges) => Promise<T>
) => Promise<T>

function deferredChangeProps({ inertia }: HttpContext, page: number, reading: ChangesReader) {
  const read = () =>
    reading(async (trx, changes) => ({
      zones: await compareChanges(trx, changes, { page, perPage: PER_PAGE, cells: CELLS_PER_ZONE }),
      surcharges: await loadSurchargeDifferences(trx, changes.surcharges),
    }))
  let reads: ReturnType<typeof read> | undefined
  const compared = () => (reads ??= read())
  const changes = async () => {
    const { zones } = await compared()
    const { differences, ...counts } = zones
    return ZoneDifferenceTransformer.paginate(differences, { ...counts, page, perPage: PER_PAGE })
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
