import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { pauseMinutes, type TroubleKind } from '#shared/whatsapp/whatsapp_errors'

/** What concerns all messages, and not one template alone. */
const CHANNEL = 'channel'

export type Trouble = {
  kind: TroubleKind
  /** The template that it is about; null for all messages. */
  template: string | null
  errorCode: number | null
  seenAt: Date
  pausedUntil: Date | null
}

type Sent = { template: string; language: string }

/** Nothing leaves, or nothing of one template works, until somebody or some time has mended it. */
export async function noteTrouble(
  kind: TroubleKind,
  errorCode: number | null,
  sent: Sent | null = null,
  now: DateTime = DateTime.now()
) {
  const minutes = pauseMinutes(kind, errorCode)
  await rowsOf(
    db,
    `insert into whatsapp_troubles (subject, kind, error_code, seen_at, paused_until)
     values (:subject, :kind, :errorCode, :now, :until)
     on conflict (subject) do update set kind = excluded.kind, error_code = excluded.error_code,
       seen_at = excluded.seen_at, paused_until = excluded.paused_until`,
    {
      subject: kind === 'template' && sent ? subjectOf(sent) : CHANNEL,
      ...{ kind, errorCode, now: now.toJSDate() },
      until: minutes === null ? null : now.plus({ minutes }).toJSDate(),
    }
  )
}

/** A message was taken, so nothing is in the way of its like. */
export async function endTroubles(sent: Sent) {
  await db
    .from('whatsapp_troubles')
    .whereIn('subject', [CHANNEL, subjectOf(sent)])
    .delete()
}

/** What keeps all messages from leaving at this moment, or null. */
export async function presentPause(
  now: DateTime = DateTime.now(),
  client: QueryClientContract = db.connection()
): Promise<Trouble | null> {
  const [pause] = await troublesWhere(client, 'paused_until > :since', now)
  return pause ?? null
}

/** What somebody has to look after: quotas pass by themselves, and so does what nobody has met for a day. */
export function presentTroubles(now: DateTime = DateTime.now()): Promise<Trouble[]> {
  return troublesWhere(
    db.connection(),
    `kind <> 'quota' and seen_at > :since`,
    now.minus({ days: 1 })
  )
}

async function troublesWhere(client: QueryClientContract, condition: string, since: DateTime) {
  const rows = await rowsOf<Omit<Trouble, 'template'> & { subject: string }>(
    client,
    `select subject, kind, error_code as "errorCode", seen_at as "seenAt", paused_until as "pausedUntil"
     from whatsapp_troubles where ${condition} order by subject`,
    { since: since.toJSDate() }
  )
  return rows.map(({ subject, ...trouble }) => ({
    ...trouble,
    template: subject === CHANNEL ? null : subject,
  }))
}

/** As the account lists it. */
function subjectOf({ template, language }: Sent): string {
  return `${template} (${language})`
}
