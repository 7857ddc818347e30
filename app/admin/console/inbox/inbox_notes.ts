import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { requireRowVersion } from '#shared/errors/conflict'
import { broadcastChange } from '#shared/live/live_updates'
import InboxNote from '#admin/console/inbox/inbox_note'
import {
  MAX_LISTED_ITEMS,
  type QueueKey,
  QUEUE_KEYS,
  queueOf,
} from '#admin/console/inbox/inbox_queues'

/** The nightly run leaves the notes of a longer queue alone. */
const MAX_QUEUE_ROWS = 5_000

interface InboxNoteChange {
  kind: QueueKey
  key: number
  /** The version that was shown; 0 if there was no owner and no note. */
  version: number
  /** True: the caller looks after it. False: nobody does. */
  isMine?: boolean
  note?: string | null
}

/** Throws E_ROW_NOT_FOUND unless the inbox lists the item, and Conflict. */
export async function changeInboxNote(by: Caller, change: InboxNoteChange) {
  const { kind, key, version, isMine, note } = change
  const keys = await listKeys(kind, MAX_LISTED_ITEMS, by)
  if (!keys.includes(key)) throw new errors.E_ROW_NOT_FOUND()
  return db.transaction(async (trx) => {
    // Makes the row to lock, so that of two first changes the second waits and is refused.
    await trx.rawQuery(
      `insert into inbox_notes (kind, key, updated_by) values (?, ?, ?) on conflict do nothing`,
      [kind, key, by.user.id]
    )
    const found = await InboxNote.query({ client: trx })
      .where({ kind, key })
      .forUpdate()
      .firstOrFail()
    requireRowVersion(found, version, 'the owner or the note')
    const before = { ownerId: found.ownerId, note: found.note }
    const after = {
      ownerId: isMine === undefined ? found.ownerId : isMine ? by.user.id : null,
      note: note === undefined ? found.note : note || null,
    }
    if (after.ownerId === null && after.note === null) await found.delete()
    else await found.merge({ ...after, updatedBy: by.user.id }).save()
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'inbox_note.update',
      subject: { kind: 'inbox_note', id: `${kind} ${key}` },
      before,
      after,
    })
    broadcastChange(trx, 'inbox_note', found.id)
    return { message: describeChange(change) }
  })
}

function describeChange({ isMine, note }: InboxNoteChange): string {
  if (isMine !== undefined) return isMine ? 'It is assigned to you.' : 'It is assigned to nobody.'
  return note ? 'The note is saved.' : 'The note is removed.'
}

/** Deletes the owners and notes of items that are no longer in their queue. */
export async function pruneInboxNotes() {
  const began = DateTime.now()
  const notes = await InboxNote.query().whereIn('kind', QUEUE_KEYS)
  for (const kind of new Set(notes.map((note) => note.kind))) {
    const keys = await listKeys(kind, MAX_QUEUE_ROWS, null)
    if (keys.length === MAX_QUEUE_ROWS) continue
    await InboxNote.query()
      .where({ kind })
      .where('updatedAt', '<', began.toSQL()!)
      .whereNotIn('key', keys)
      .delete()
  }
}

async function listKeys(kind: QueueKey, limit: number, caller: Caller | null): Promise<number[]> {
  const queue = queueOf(kind)
  const rows = await queue.list(limit, caller)
  return rows.map((row) => queue.describe(row).key)
}
