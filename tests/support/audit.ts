import db from '@adonisjs/lucid/services/db'

type Entry = { action: string; before: unknown; after: unknown; who: string }

export function readAudit({ trackingNumber }: { trackingNumber: number }): Promise<Entry[]> {
  return db
    .from('audit_entries')
    .join('users', 'users.id', 'audit_entries.actor_id')
    .where({ subject_kind: 'shipment', subject_id: String(trackingNumber) })
    .orderBy('audit_entries.id')
    .select('action', 'before', 'after', 'users.email as who')
}
