import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalKind, AuditedChange } from '#identity/approvals/approval_kind'
import {
  type RequestedApproval,
  type ApprovalRequester,
  performOrRequestApprovalIn,
} from '#identity/approvals/request_approval'
import { DateTime } from 'luxon'
import { LAGOS_ZONE, formatLagosMoment } from '#shared/time/lagos_time'
import { lockLiveTariff } from '#admin/tariffs/versions/tariff_drafts'
import { lockTariffVersion } from '#admin/tariffs/versions/tariff_scope'
import {
  type Publication,
  type PublishOutcome,
  publishVersion,
  rollBackTariff,
  type RollBackRequest,
} from '#admin/tariffs/versions/publish_version'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import {
  loadVersionChanges,
  fingerprintChanges,
  type VersionChanges,
} from '#admin/tariffs/versions/version_changes'
import { DraftChangedSinceReview } from '#admin/tariffs/versions/version_errors'
import type { FieldChange } from '#shared/audit/audit_text'
import { formatKobo } from '#shared/money/rules/money'
import { weightKilogramsText } from '#admin/tariffs/sheets/rules/rate_bands'
import {
  compareChanges,
  type ZoneDifference,
} from '#admin/tariffs/versions/comparison/compare_versions'
import type { ChangeFact } from '#admin/tariffs/versions/comparison/change_fact'
import { loadSurchargeDifferences } from '#admin/tariffs/versions/comparison/surcharge_differences'
import { zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'

export type TariffCommand =
  | ({ act: 'publish' } & Publication)
  | ({ act: 'roll_back' } & RollBackRequest)

const tariffApproval: ApprovalKind<TariffCommand, PublishOutcome> = {
  name: 'tariff',
  ability: 'openConsole',
  perform: (trx, by, command) =>
    command.act === 'publish' ? publishVersion(trx, by, command) : rollBackTariff(trx, by, command),
  concerns: () => true,
  editedBy: 'tariff_version.update',
  fingerprint: tariffApprovalFingerprint,

  async about(trx, { audited, performed }, command) {
    const { name } = await lockTariffVersion(trx, command.id)
    return {
      title: tariffApprovalTitle(name, isPlanCancelled(audited), command),
      details: isPlanCancelled(audited) ? [] : await loadChangeSummary(trx, performed.version),
      beneficiaryIds: [],
      subject: { kind: 'tariff_version', id: command.id },
    }
  },
}

export default tariffApproval

/** Cancelling a planned start changes no price. */
function isPlanCancelled([first]: AuditedChange[]): boolean {
  return first?.action === 'tariff_version.cancel'
}

async function loadChangeSummary(trx: TransactionClientContract, version: TariffVersion) {
  return summarizeChanges(trx, await loadVersionChanges(trx, version))
}

function tariffApprovalTitle(name: string, cancels: boolean, command: TariffCommand): string {
  if (command.act === 'roll_back') {
    if (cancels) return `Cancel the start of "${name}"`
    return `Roll the tariff back to before "${name}"`
  }
  if (!command.startsAt) return `Publish "${name}"`
  const start = DateTime.fromISO(command.startsAt, { zone: LAGOS_ZONE })
  return `Start "${name}" at ${formatLagosMoment(start.toJSDate())}`
}

/** A roll-back restores fixed states, so the live number identifies its changes. */
async function tariffApprovalFingerprint(
  trx: TransactionClientContract,
  command: TariffCommand
): Promise<string> {
  const live = await lockLiveTariff(trx)
  if (command.act === 'roll_back') return `${live}`
  return fingerprintChanges(await loadVersionChanges(trx, await lockTariffVersion(trx, command.id)))
}

/**
 * Publishes a draft or requests approval. Throws DraftChangedSinceReview if `seen` is outdated by
 * an edit of the draft or of the live tariff.
 */
export function publishIfUnchanged(
  requester: ApprovalRequester,
  { seen, ...publication }: Publication & { seen: string | null }
): Promise<PublishOutcome | RequestedApproval> {
  return db.transaction(async (trx) => {
    if (seen !== null) await requireUnchangedDraft(trx, publication.id, seen)
    return performOrRequestApprovalIn(trx, requester, tariffApproval, {
      act: 'publish',
      ...publication,
    })
  })
}

async function requireUnchangedDraft(trx: TransactionClientContract, id: number, seen: string) {
  await lockLiveTariff(trx)
  const version = await lockTariffVersion(trx, id)
  version.require('draft')
  if (fingerprintChanges(await loadVersionChanges(trx, version)) !== seen)
    throw new DraftChangedSinceReview()
}

const MAX_SUMMARY_LINES = 15

async function summarizeChanges(
  trx: TransactionClientContract,
  changes: VersionChanges
): Promise<FieldChange[]> {
  const surcharges = await loadSurchargeDifferences(trx, changes.surcharges)
  const first = { page: 1, perPage: MAX_SUMMARY_LINES, cells: MAX_SUMMARY_LINES }
  const { differences } = await compareChanges(trx, changes, first)
  return [
    ...surcharges.flatMap(({ name, facts }) => facts.map(toDifference(`Surcharge "${name}"`))),
    ...differences.flatMap(summarizeZone),
  ].slice(0, MAX_SUMMARY_LINES)
}

function summarizeZone({ zone, courierName, billingGroup, facts, cells }: ZoneDifference) {
  const title = zoneTitle({ ...zone, courierName, billingGroup })
  return [
    ...facts.map(toDifference(title)),
    ...cells.map(({ aboveGrams, endGrams, beforeKobo, afterKobo }) => ({
      field: `${title}, ${weightKilogramsText(aboveGrams)} to ${weightKilogramsText(endGrams)} kg`,
      before: rateOrNone(beforeKobo),
      after: rateOrNone(afterKobo),
    })),
  ]
}

const toDifference =
  (title: string) =>
  ({ what, before, after }: ChangeFact): FieldChange => ({
    field: `${title}, ${what.toLowerCase()}`,
    before: before ?? NO_VALUE,
    after: after ?? NO_VALUE,
  })

const NO_VALUE = '--'

function rateOrNone(kobo: number | null): string {
  return kobo === null ? NO_VALUE : formatKobo(kobo)
}
