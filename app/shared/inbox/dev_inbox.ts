import { whereContainsWords } from '#shared/database/sql_condition'
import { appUrl } from '#config/app'
import InboxMessage from '#shared/inbox/inbox_message'

const LATEST = 100

export const INBOX_PATH = '/dev/inbox'

export async function listInboxMessages(recipient: string | null): Promise<InboxMessage[]> {
  const query = InboxMessage.query().orderBy('id', 'desc').limit(LATEST)
  if (recipient) whereContainsWords(query, 'recipient', recipient)
  return query
}

export async function findInboxMessage(id: unknown): Promise<InboxMessage | null> {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  return InboxMessage.find(Number(id))
}

export function buildDevInboxUrl(): string {
  return new URL(INBOX_PATH, appUrl).href
}
