import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'
import type { CommandResult } from '#identity/approvals/approval_kind'
import { requireRowVersion } from '#shared/errors/conflict'
import type { Caller } from '#identity/sessions/caller'
import Organization, { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { appointOwner } from '#identity/organizations/appoint_owner'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import type { PlatformEmail } from '#shared/mail/platform_email'
import { sendMail } from '#shared/mail/send_mail'
import { kobo, naira } from '#shared/money/rules/money'
import BillingGroup from '#shipping/pricing/models/billing_group'
import Wallet from '#wallet/balances/wallet'

export interface OrganizationInput {
  name: string
  contactEmail: string
  address: string
  contactPhoneNumber: string
  description?: string | null
  /** The tax number; undefined keeps the current one. */
  tin?: string | null
  active: boolean
  billingGroup?: number | null
  billingCycle: BillingCycle
  /** In naira. */
  creditLimit: number
  ownerEmail?: string | null
  version?: number
}

export class UnknownBillingGroup extends DomainError {
  constructor() {
    super('E_UNKNOWN_BILLING_GROUP', '"Billing Group" is not one of the choices', 'billingGroup')
  }
}

export type SavedOrganization = CommandResult & {
  id: number
  /** The credit limit before the change, in kobo. */
  previousKobo: number
}

/** Throws UnknownBillingGroup and OwnerCannotSignIn. */
export async function createOrganization(
  trx: TransactionClientContract,
  by: Caller,
  terms: OrganizationInput
): Promise<SavedOrganization> {
  const organization = new Organization().useTransaction(trx)
  organization.createdBy = by.user.id
  const after = await writeOrganization(trx, organization, terms)
  const owner = await appointOwnerIn(trx, by, organization, terms)
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'organization.create',
    subject: { kind: 'organization', id: organization.id },
    after: { ...after, ...owner.audited },
  })
  const message = `${terms.name} has been created.`
  return { message, id: organization.id, previousKobo: 0, afterCommit: sendLater(owner.email) }
}

/**
 * Changes a business and, in the same transaction, the credit limit of its wallet. Throws
 * E_ROW_NOT_FOUND, Conflict, UnknownBillingGroup, OwnerCannotSignIn and CreditInUse.
 */
export async function updateOrganization(
  trx: TransactionClientContract,
  by: Caller,
  id: number,
  terms: OrganizationInput
): Promise<SavedOrganization> {
  const organization = await Organization.query({ client: trx })
    .where('id', id)
    .where('id', '>', RETAIL_ORGANIZATION_ID)
    .forUpdate()
    .firstOrFail()
  requireRowVersion(organization, terms.version, 'the organization')
  const wallet = await Wallet.ownedBy(id, null, trx)
  const previousKobo = wallet.creditLimitKobo
  const before = auditSnapshot(organization, wallet)
  const after = await writeOrganization(trx, organization, terms)
  const owner = await appointOwnerIn(trx, by, organization, terms)
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'organization.update',
    subject: { kind: 'organization', id },
    before,
    after: { ...after, ...owner.audited },
  })
  const message = `${terms.name} has been updated.`
  return { message, id, previousKobo, afterCommit: sendLater(owner.email) }
}

function sendLater(email: PlatformEmail | null) {
  return async () => {
    if (email) await sendMail(email)
  }
}

async function appointOwnerIn(
  trx: TransactionClientContract,
  by: Caller,
  organization: Organization,
  { ownerEmail }: OrganizationInput
) {
  if (!ownerEmail) return { audited: {}, email: null }
  const { as, email } = await appointOwner(trx, by, organization, ownerEmail)
  return { audited: { ownerNamed: as }, email }
}

async function writeOrganization(
  trx: TransactionClientContract,
  organization: Organization,
  terms: OrganizationInput
) {
  const billingGroupId = terms.billingGroup ?? null
  await requireActiveBillingGroup(trx, billingGroupId, organization.billingGroupId ?? null)
  organization.name = terms.name
  organization.contactEmail = terms.contactEmail
  organization.address = terms.address
  organization.contactPhoneNumber = terms.contactPhoneNumber
  organization.description = terms.description || null
  organization.active = terms.active
  if (terms.tin !== undefined) organization.tin = terms.tin || null
  organization.billingGroupId = billingGroupId
  organization.billingCycle = terms.billingCycle
  await organization.save()
  const wallet = await Wallet.ownedBy(organization.id, null, trx)
  await wallet.setCreditLimit(kobo(terms.creditLimit), trx)
  return auditSnapshot(organization, wallet)
}

/** Inactive groups accept no new organizations; existing ones may stay. */
async function requireActiveBillingGroup(
  trx: TransactionClientContract,
  wanted: number | null,
  current: number | null
) {
  if (wanted === null || wanted === current) return
  const group = await BillingGroup.query({ client: trx })
    .where({ id: wanted, active: true })
    .forShare()
    .first()
  if (!group) throw new UnknownBillingGroup()
}

function auditSnapshot(organization: Organization, wallet: Wallet) {
  return {
    name: organization.name,
    contactEmail: organization.contactEmail,
    address: organization.address,
    contactPhoneNumber: organization.contactPhoneNumber,
    description: organization.description ?? null,
    tin: organization.tin ?? null,
    active: organization.active,
    billingGroup: organization.billingGroupId ?? null,
    billingCycle: organization.billingCycle,
    creditLimit: naira(wallet.creditLimitKobo),
  }
}
