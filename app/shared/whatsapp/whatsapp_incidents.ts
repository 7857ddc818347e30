import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { findPauseMinutes, type IncidentKind } from '#shared/whatsapp/whatsapp_errors'

const CHANNEL = 'channel'

export type WhatsAppIncident = {
  kind: IncidentKind
  template: string | null
  errorCode: number | null
  seenAt: Date
  pausedUntil: Date | null
}

type SentTemplate = { template: string; language: string }

/** Records a problem that stops all messages, or those of one template. */
export async function recordIncident(
  kind: IncidentKind,
  errorCode: number | null,
  sent: SentTemplate | null = null,
  now: DateTime = DateTime.now()
) {
  const minutes = findPauseMinutes(kind, errorCode)
  await queryRows(
    db,
    `insert into whatsapp_troubles (subject, kind, error_code, seen_at, paused_until)
     values (:subject, :kind, :errorCode, :now, :until)
     on conflict (subject) do update set kind = excluded.kind, error_code = excluded.error_code,
       seen_at = excluded.seen_at, paused_until = excluded.paused_until`,
    {
      subject: kind === 'template' && sent ? toIncidentSubject(sent) : CHANNEL,
      kind,
      errorCode,
      now: now.toJSDate(),
      until: minutes === null ? null : now.plus({ minutes }).toJSDate(),
    }
  )
}

/** Clears incidents after a message was accepted, which proves that they are over. */
export async function clearIncidents(sent: SentTemplate) {
  await db
    .from('whatsapp_troubles')
    .whereIn('subject', [CHANNEL, toIncidentSubject(sent)])
    .delete()
}

export async function findCurrentPause(
  now: DateTime = DateTime.now(),
  client: QueryClientContract = db.connection()
): Promise<WhatsAppIncident | null> {
  const [pause] = await queryIncidents(client, 'paused_until > :since', now)
  return pause ?? null
}

/** Lists incidents, except quotas, which end by themselves, and those not seen for a day. */
export function listOpenIncidents(now: DateTime = DateTime.now()): Promise<WhatsAppIncident[]> {
  return queryIncidents(
    db.connection(),
    `kind <> 'quota' and seen_at > :since`,
    now.minus({ days: 1 })
  )
}

async function queryIncidents(client: QueryClientContract, condition: string, since: DateTime) {
  const rows = await queryRows<Omit<WhatsAppIncident, 'template'> & { subject: string }>(
    client,
    `select subject, kind, error_code as "errorCode", seen_at as "seenAt", paused_until as "pausedUntil"
     from whatsapp_troubles where ${condition} order by subject`,
    { since: since.toJSDate() }
  )
  return rows.map(({ subject, ...incident }) => ({
    ...incident,
    template: subject === CHANNEL ? null : subject,
  }))
}

function toIncidentSubject({ template, language }: SentTemplate): string {
  return `${template} (${language})`
}
