import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalKind, Audited } from '#identity/approvals/approval_kind'
import { type Asked, type Asking, performOrAskIn } from '#identity/approvals/asking'
import { DateTime } from 'luxon'
import { LAGOS, momentText } from '#shared/time/lagos_time'
import { changeLines } from '#admin/tariffs/versions/comparing/change_lines'
import { settledNumber } from '#admin/tariffs/versions/drafting'
import { lockedVersion } from '#admin/tariffs/versions/in_tariff'
import {
  type Publication,
  type PublishedVersion,
  publishVersion,
  rollBack,
  type StepBack,
} from '#admin/tariffs/versions/publishing'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { changesOf, fingerprintOf } from '#admin/tariffs/versions/version_changes'
import { DraftIsAnother } from '#admin/tariffs/versions/version_refusals'

/** As an approval keeps it. */
export type TariffCommand = ({ act: 'publish' } & Publication) | ({ act: 'roll_back' } & StepBack)

/** Making a version the live tariff, now or later, and taking it back. */
const versions: ApprovalKind<TariffCommand, PublishedVersion> = {
  name: 'tariff',
  ability: 'openConsole',
  perform: (trx, by, command) =>
    command.act === 'publish' ? publishVersion(trx, by, command) : rollBack(trx, by, command),
  concerns: () => true,
  editedBy: 'tariff_version.update',
  fingerprint: contentsSeen,

  async about(trx, { audited, performed }, command) {
    const { name } = await lockedVersion(trx, command.id)
    return {
      title: titleOf(name, isCancelled(audited), command),
      details: isCancelled(audited) ? [] : await linesOf(trx, performed.version),
      beneficiaryIds: [],
      subject: { kind: 'tariff_version', id: command.id },
    }
  },
}

export default versions

/** A start that was planned does not come: no price is another for it. */
function isCancelled([first]: Audited[]): boolean {
  return first?.action === 'tariff_version.cancel'
}

async function linesOf(trx: TransactionClientContract, version: TariffVersion) {
  return changeLines(trx, await changesOf(trx, version))
}

function titleOf(name: string, cancels: boolean, command: TariffCommand): string {
  if (command.act === 'roll_back') {
    if (cancels) return `Cancel the start of "${name}"`
    return `Roll the tariff back to before "${name}"`
  }
  if (!command.startsAt) return `Publish "${name}"`
  const start = DateTime.fromISO(command.startsAt, { zone: LAGOS })
  return `Start "${name}" at ${momentText(start.toJSDate())}`
}

/** What a draft changes; what comes back is written down and stays as it was. */
async function contentsSeen(
  trx: TransactionClientContract,
  command: TariffCommand
): Promise<string> {
  const live = await settledNumber(trx)
  if (command.act === 'roll_back') return `${live}`
  return fingerprintOf(await changesOf(trx, await lockedVersion(trx, command.id)))
}

/**
 * Publishes a draft, or asks for it. Whoever says what they have seen of it publishes nothing else: throws DraftIsAnother
 * once somebody has changed it, or the live tariff where it does.
 */
export function publishSeen(
  asking: Asking,
  { seen, ...publication }: Publication & { seen: string | null }
): Promise<PublishedVersion | Asked> {
  return db.transaction(async (trx) => {
    if (seen !== null) await requireAsSeen(trx, publication.id, seen)
    return performOrAskIn(trx, asking, versions, { act: 'publish', ...publication })
  })
}

async function requireAsSeen(trx: TransactionClientContract, id: number, seen: string) {
  await settledNumber(trx)
  const version = await lockedVersion(trx, id)
  version.require('draft')
  if (fingerprintOf(await changesOf(trx, version)) !== seen) throw new DraftIsAnother()
}
