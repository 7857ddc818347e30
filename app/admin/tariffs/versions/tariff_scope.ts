import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { recordAudits, type AuditRecord } from '#shared/audit/audit'
import { type EditedRecord, requireUnchanged } from '#shared/errors/conflict'
import { approvalRules } from '#identity/approvals/approval_settings'
import { DraftRequired } from '#admin/tariffs/versions/version_errors'
import { lockTariff } from '#admin/tariffs/files/tariff_lock'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** The id of a tariff version; null is the live tariff. */
export type TariffId = number | null

/**
 * Reads zones and rates of the live tariff, a draft or a past version. For the last two the search
 * path selects other tables (docs/explanation/decisions.md), so `work` must use the given client.
 * Throws E_ROW_NOT_FOUND, and WrongVersionState for a discarded version.
 */
export async function withTariff<T>(
  tariff: TariffId,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  if (tariff === null) return work(db.connection())
  return db.transaction(async (trx) => {
    const version = await TariffVersion.findOrFail(tariff, { client: trx })
    version.requireKept()
    return withTariffVersion(trx, version, () => work(trx))
  })
}

/** Reads the tariff that was live under a number. */
export function withPastTariff<T>(
  trx: TransactionClientContract,
  number: number,
  work: () => Promise<T>
) {
  return withSearchPath(trx, ['past', 'sendam.tariff_number', number], work)
}

export function withDraftTariff<T>(
  trx: TransactionClientContract,
  id: number,
  work: () => Promise<T>
) {
  return withSearchPath(trx, ['drafts', 'sendam.tariff_draft', id], work)
}

export function withTariffVersion<T>(
  trx: TransactionClientContract,
  { id, number }: Pick<TariffVersion, 'id' | 'number'>,
  work: () => Promise<T>
) {
  return number === null ? withDraftTariff(trx, id, work) : withPastTariff(trx, number, work)
}

/** Does not restore the search path after an error, because the transaction then ends. */
async function withSearchPath<T>(
  trx: TransactionClientContract,
  [schema, setting, value]: [schema: 'drafts' | 'past', setting: string, value: number],
  work: () => Promise<T>
): Promise<T> {
  const [before] = await queryRows<{ path: string }>(
    trx,
    `select current_setting('search_path') as path, set_config(?, ?, true),
       set_config('search_path', ? || ', ' || current_setting('search_path'), true)`,
    [setting, String(value), schema]
  )
  const result = await work()
  await trx.rawQuery(`select set_config('search_path', ?, true)`, [before!.path])
  return result
}

/** A change in progress; changes of the live tariff are saved as versions. */
export class TariffChange {
  constructor(
    readonly trx: TransactionClientContract,
    readonly tariff: TariffId
  ) {}

  /** Call before changing these zones: saves unrecorded changes, such as those made with SQL. */
  async begin(zoneIds: readonly number[]) {
    if (this.tariff === null) await this.#keep('Changed outside the console', null, zoneIds)
  }

  /** Call after the change: saves the live tariff under `name`; `savedBy` is null for commands. */
  async end(name: string, savedBy: number | null, zoneIds: readonly number[]) {
    if (this.tariff === null) await this.#keep(name, savedBy, zoneIds)
  }

  /** Audits draft edits under the draft, since live zones do not change. */
  audit(entries: AuditRecord[]) {
    const subject = this.#draft
    if (!subject) return recordAudits(this.trx, entries)
    return recordAudits(
      this.trx,
      entries.map(({ actorId, action, subject: of, before, after }) => ({
        actorId,
        subject,
        action: 'tariff_version.update',
        before: before ? { [of.kind]: before } : null,
        after: { change: action, [of.kind]: of.id, ...after },
      }))
    )
  }

  /** Call it under the row's lock. Throws Conflict if `seen` is outdated; undefined skips that. */
  requireSeen(seen: number | undefined, edited: Omit<EditedRecord, 'partOf'>) {
    return requireUnchanged(this.trx, seen, { ...edited, partOf: this.#draft })
  }

  get #draft() {
    return this.tariff === null ? null : ({ kind: 'tariff_version', id: this.tariff } as const)
  }

  async #keep(name: string, savedBy: number | null, zoneIds: readonly number[]) {
    await this.trx.rawQuery('select record_tariff_save(?, nullif(?::bigint, 0), ?::bigint[])', [
      ...[name, savedBy ?? 0],
      [...zoneIds],
    ])
  }
}

/**
 * Changes zones or rates of the live tariff or of a draft, one change at a time, because imports
 * compare before they write. Throws E_ROW_NOT_FOUND, WrongVersionState, and DraftRequired if live
 * changes need a second person.
 */
export async function changeTariff<T>(
  tariff: TariffId,
  work: (change: TariffChange) => Promise<T>
): Promise<T> {
  return db.transaction(async (trx) => {
    const change = new TariffChange(trx, tariff)
    if (tariff === null) {
      const { isOn } = await approvalRules.tariff.get(trx)
      if (isOn) throw new DraftRequired()
      await lockTariff(trx)
      return work(change)
    }
    const version = await lockTariffVersion(trx, tariff)
    version.require('draft')
    return withDraftTariff(trx, tariff, () => work(change))
  })
}

export function lockTariffVersion(
  trx: TransactionClientContract,
  id: number
): Promise<TariffVersion> {
  return TariffVersion.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

/**
 * Locks a version against edits while it is read. Throws E_ROW_NOT_FOUND, and WrongVersionState for
 * a discarded version.
 */
export async function shareTariffVersion(trx: TransactionClientContract, id: number) {
  const version = await TariffVersion.query({ client: trx })
    .where('id', id)
    .forShare()
    .firstOrFail()
  version.requireKept()
  return version
}
