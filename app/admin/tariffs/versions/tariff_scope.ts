import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { recordAudits, type AuditRecord } from '#shared/audit/audit'
import { type EditedRecord, requireUnchanged } from '#shared/errors/conflict'
import { approvalRules } from '#identity/approvals/approval_settings'
import { DraftRequired } from '#admin/tariffs/versions/version_errors'
import { lockTariff } from '#admin/tariffs/files/tariff_lock'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** The number of a version that somebody names; null for what is live. */
export type TariffId = number | null

/**
 * Runs what reads zones and rates in the tariff that is named: the live one, a draft, or one of the past. In the last
 * two the search path leads the same statements to other tables (docs/explanation/decisions.md), so all of it has to be asked with the
 * client that is given. Throws E_ROW_NOT_FOUND for a version that there is not, VersionIsNot for a discarded one.
 */
export async function withTariff<T>(
  tariff: TariffId,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  if (tariff === null) return work(db.connection())
  return db.transaction(async (trx) => {
    const version = await TariffVersion.query({ client: trx }).where('id', tariff).firstOrFail()
    version.require('draft', 'planned', 'published')
    return withTariffVersion(trx, version, () => work(trx))
  })
}

/** The tariff as the live one was under a number, for reading. */
export function withPastTariff<T>(
  trx: TransactionClientContract,
  number: number,
  work: () => Promise<T>
) {
  return withSearchPath(trx, 'past', { 'sendam.tariff_number': String(number) }, work)
}

export function withDraftTariff<T>(
  trx: TransactionClientContract,
  id: number,
  work: () => Promise<T>
) {
  return withSearchPath(trx, 'drafts', { 'sendam.tariff_draft': String(id) }, work)
}

function withTariffVersion<T>(
  trx: TransactionClientContract,
  { id, number }: TariffVersion,
  work: () => Promise<T>
) {
  return number === null ? withDraftTariff(trx, id, work) : withPastTariff(trx, number, work)
}

/** Where it fails, the transaction ends, and the path with it. */
async function withSearchPath<T>(
  trx: TransactionClientContract,
  schema: 'drafts' | 'past',
  settings: Record<string, string>,
  work: () => Promise<T>
): Promise<T> {
  const [[name, value]] = Object.entries(settings) as [[string, string]]
  const [before] = await queryRows<{ path: string }>(
    trx,
    `select current_setting('search_path') as path, set_config(?, ?, true),
       set_config('search_path', ? || ', ' || current_setting('search_path'), true)`,
    [name, value, schema]
  )
  const result = await work()
  await trx.rawQuery(`select set_config('search_path', ?, true)`, [before!.path])
  return result
}

/** A change of a tariff under way, which is kept as a version where it is of the live one. */
export class TariffChange {
  constructor(
    readonly trx: TransactionClientContract,
    readonly tariff: TariffId
  ) {}

  /** Before these zones are changed: whatever nobody kept of them, as a program may have left it, is kept now. */
  async begin(zoneIds: readonly number[]) {
    if (this.tariff === null) await this.#keep('Changed outside the console', null, zoneIds)
  }

  /** After: the live tariff as it is now, under a name that says what was done, by a person or a command. */
  async end(name: string, savedBy: number | null, zoneIds: readonly number[]) {
    if (this.tariff === null) await this.#keep(name, savedBy, zoneIds)
  }

  /** What staff do to a draft is audited as a change of the draft: the zones of the live tariff stay what they are. */
  audit(entries: AuditRecord[]) {
    const subject = this.#draft
    if (!subject) return recordAudits(this.trx, entries)
    return recordAudits(
      this.trx,
      entries.map(({ actorId, action, subject: of, before, after }) => ({
        ...{ actorId, subject, action: 'tariff_version.update' },
        before: before ? { [of.kind]: before } : null,
        after: { change: action, [of.kind]: of.id, ...after },
      }))
    )
  }

  /** To be called under the row's lock, with the version that a change was made from. Throws Conflict. */
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
 * Runs what changes zones or rates: of the live tariff, where it holds at once, or of a draft. One change at a time,
 * files and changes by hand alike, since a file compares before it writes. Throws E_ROW_NOT_FOUND, VersionIsNot, and
 * DraftNeeded for the live one where staff want a second person for what is published.
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
