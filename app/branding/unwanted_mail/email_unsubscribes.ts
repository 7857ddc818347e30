import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'

const TABLE = 'unwanted_mail'

type EmailReceiver = { organizationId: number; email: string }

/** Encrypts the token, so that nobody can forge it or read the address in it. */
const PURPOSE = 'unwanted mail'

class UnknownUnsubscribeLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is incomplete. Please open it again from the e-mail.')
  }
}

export function unsubscribeLink({ organizationId, email }: EmailReceiver): string {
  const token = encryption.encrypt({ organizationId, email }, { purpose: PURPOSE })
  return `${appUrl}${urlFor('branding.unsubscribe', { token })}`
}

export async function isEmailUnsubscribed(
  receiver: EmailReceiver,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const row = await client.from(TABLE).where(emailColumns(receiver)).first()
  return row !== null
}

/** Null for an invalid token. */
export async function findEmailByToken(token: string) {
  const receiver = emailReceiverFromToken(token)
  const business = receiver && (await Organization.find(receiver.organizationId))
  if (!business) return null
  return { token, businessName: business.name, isWanted: !(await isEmailUnsubscribed(receiver)) }
}

/** Idempotent. Throws UnknownUnsubscribeLink. */
export async function unsubscribeFromEmails(token: string) {
  await db
    .table(TABLE)
    .insert(emailColumns(requireEmailReceiver(token)))
    .onConflict()
    .ignore()
}

/** Throws UnknownUnsubscribeLink. */
export async function resubscribeToEmails(token: string) {
  await db
    .from(TABLE)
    .where(emailColumns(requireEmailReceiver(token)))
    .delete()
}

function requireEmailReceiver(token: string): EmailReceiver {
  const receiver = emailReceiverFromToken(token)
  if (!receiver) throw new UnknownUnsubscribeLink()
  return receiver
}

function emailReceiverFromToken(token: string): EmailReceiver | null {
  return encryption.decrypt<EmailReceiver>(token, PURPOSE)
}

function emailColumns({ organizationId, email }: EmailReceiver) {
  return { organization_id: organizationId, email: email.toLowerCase() }
}
