import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'

/** Who wants no mail about the parcels of which business. */
const TABLE = 'unwanted_mail'

type Receiver = { organizationId: number; email: string }

/** What the link in a mail stands for: nobody can make one up, and it names no one who reads it. */
const PURPOSE = 'unwanted mail'

class UnknownLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is not complete. Please open it from the e-mail once more.')
  }
}

export function unsubscribeLink({ organizationId, email }: Receiver): string {
  const token = encryption.encrypt({ organizationId, email }, { purpose: PURPOSE })
  return `${appUrl}${urlFor('branding.unsubscribe', { token })}`
}

export async function isUnwanted(
  receiver: Receiver,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const row = await client.from(TABLE).where(columnsOf(receiver)).first()
  return row !== null
}

/** What the page says. Null for a link that is none of ours. */
export async function mailBehind(token: string) {
  const receiver = receiverBehind(token)
  const business = receiver && (await Organization.find(receiver.organizationId))
  if (!business) return null
  return { token, businessName: business.name, isWanted: !(await isUnwanted(receiver)) }
}

/** Saying it twice is saying it once. Throws UnknownLink. */
export async function refuseMail(token: string) {
  await db
    .table(TABLE)
    .insert(columnsOf(knownReceiver(token)))
    .onConflict()
    .ignore()
}

/** Throws UnknownLink. */
export async function wantMailAgain(token: string) {
  await db
    .from(TABLE)
    .where(columnsOf(knownReceiver(token)))
    .delete()
}

function knownReceiver(token: string): Receiver {
  const receiver = receiverBehind(token)
  if (!receiver) throw new UnknownLink()
  return receiver
}

function receiverBehind(token: string): Receiver | null {
  return encryption.decrypt<Receiver>(token, PURPOSE)
}

function columnsOf({ organizationId, email }: Receiver) {
  return { organization_id: organizationId, email: email.toLowerCase() }
}
