import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { DateTime } from 'luxon'
import { LAGOS, momentText } from '#shared/time/lagos_time'
import { settledNumber } from '#admin/tariffs/versions/drafting'
import { lockedVersion } from '#admin/tariffs/versions/in_tariff'
import {
  type Publication,
  type PublishedVersion,
  publishVersion,
  rollBack,
  type StepBack,
} from '#admin/tariffs/versions/publishing'
import { changesOf } from '#admin/tariffs/versions/version_changes'
import { hashesOf } from '#admin/tariffs/versions/zone_contents'

type Command = ({ act: 'publish' } & Publication) | ({ act: 'roll_back' } & StepBack)

/** Making a version the live tariff, now or later, and taking it back. */
const versions: ApprovalKind<Command, PublishedVersion> = {
  name: 'tariff',
  ability: 'openConsole',
  perform: (trx, by, command) =>
    command.act === 'publish' ? publishVersion(trx, by, command) : rollBack(trx, by, command),
  concerns: () => true,
  fingerprint: contentsSeen,

  async about(trx, { audited }, command) {
    const { name } = await lockedVersion(trx, command.id)
    return {
      title: titleOf(name, audited[0]?.action, command),
      beneficiaryIds: [],
      subject: { kind: 'tariff_version', id: command.id },
    }
  },
}

export default versions

function titleOf(name: string, action: string | undefined, command: Command): string {
  if (command.act === 'roll_back') {
    if (action === 'tariff_version.cancel') return `Cancel the start of "${name}"`
    return `Roll the tariff back to before "${name}"`
  }
  if (!command.startsAt) return `Publish "${name}"`
  const start = DateTime.fromISO(command.startsAt, { zone: LAGOS })
  return `Start "${name}" at ${momentText(start.toJSDate())}`
}

/** Of all zones and surcharges that change, what they are and what they become. What comes back is written down and stays as it was. */
async function contentsSeen(trx: TransactionClientContract, command: Command): Promise<string> {
  const live = await settledNumber(trx)
  if (command.act === 'roll_back') return `${live}`
  const version = await lockedVersion(trx, command.id)
  const { zoneIds, before, after, surcharges } = await changesOf(trx, version)
  const [old, now] = [await hashesOf(trx, before), await hashesOf(trx, after)]
  const lines = zoneIds.map((id) => `${id} ${old.get(id) ?? '-'} ${now.get(id) ?? '-'}`)
  return createHash('sha256')
    .update([...lines, JSON.stringify(surcharges)].join('\n'))
    .digest('hex')
}
