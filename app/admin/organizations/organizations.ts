import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'
import type { Performed } from '#identity/approvals/approval_kind'
import { requireVersion } from '#shared/errors/conflict'
import type { Caller } from '#identity/sessions/caller'
import Organization, { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { nameOwner } from '#identity/organizations/naming_owner'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import type { Letter } from '#shared/mail/letter'
import { sendMail } from '#shared/mail/send_mail'
import { kobo, naira } from '#shared/money/rules/money'
import BillingGroup from '#shipping/pricing/models/billing_group'
import Wallet from '#wallet/balances/wallet'

/** What staff write down about a business. */
export interface OrganizationTerms {
  name: string
  contactEmail: string
  address: string
  contactPhoneNumber: string
  description?: string | null
  /** Its tax number; as it was where it is left out. */
  tin?: string | null
  active: boolean
  billingGroup?: number | null
  billingCycle: BillingCycle
  /** Naira. */
  creditLimit: number
  /** Becomes an owner, besides those that there are. */
  ownerEmail?: string | null
  version?: number
}

export class BillingGroupUnknown extends DomainError {
  constructor() {
    super('E_UNKNOWN_BILLING_GROUP', '"Billing Group" is not one of the choices', 'billingGroup')
  }
}

export type SavedOrganization = Performed & {
  id: number
  /** The limit of credit before, in kobo. */
  raisedFrom: number
}

/** Throws BillingGroupUnknown and OwnerCannotSignIn. */
export async function addOrganization(
  trx: TransactionClientContract,
  by: Caller,
  terms: OrganizationTerms
): Promise<SavedOrganization> {
  const organization = new Organization().useTransaction(trx)
  organization.createdBy = by.user.id
  const after = await writeTerms(trx, organization, terms)
  const owner = await ownerIn(trx, by, organization, terms)
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'organization.create',
    subject: { kind: 'organization', id: organization.id },
    after: { ...after, ...owner.audited },
  })
  const message = `${terms.name} has been created.`
  return { message, id: organization.id, raisedFrom: 0, afterCommit: sending(owner.letter) }
}

/**
 * The limit of credit moves the floor of the wallet in the same transaction. Throws E_ROW_NOT_FOUND
 * for what is no business, Conflict, BillingGroupUnknown, OwnerCannotSignIn and CreditInUse.
 */
export async function updateOrganization(
  trx: TransactionClientContract,
  by: Caller,
  id: number,
  terms: OrganizationTerms
): Promise<SavedOrganization> {
  const organization = await Organization.query({ client: trx })
    .where('id', id)
    .where('id', '>', RETAIL_ORGANIZATION_ID)
    .forUpdate()
    .firstOrFail()
  requireVersion(organization, terms.version, 'the organization')
  const wallet = await Wallet.ownedBy(id, null, trx)
  const raisedFrom = wallet.creditLimitKobo
  const before = snapshot(organization, wallet)
  const after = await writeTerms(trx, organization, terms)
  const owner = await ownerIn(trx, by, organization, terms)
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'organization.update',
    subject: { kind: 'organization', id },
    before,
    after: { ...after, ...owner.audited },
  })
  const message = `${terms.name} has been updated.`
  return { message, id, raisedFrom, afterCommit: sending(owner.letter) }
}

function sending(letter: Letter | null) {
  return async () => {
    if (letter) await sendMail(letter)
  }
}

async function ownerIn(
  trx: TransactionClientContract,
  by: Caller,
  organization: Organization,
  { ownerEmail }: OrganizationTerms
) {
  if (!ownerEmail) return { audited: {}, letter: null }
  const { as, letter } = await nameOwner(trx, by, organization, ownerEmail)
  return { audited: { ownerNamed: as }, letter }
}

async function writeTerms(
  trx: TransactionClientContract,
  organization: Organization,
  terms: OrganizationTerms
) {
  const billingGroupId = terms.billingGroup ?? null
  await requireGroup(trx, billingGroupId, organization.billingGroupId ?? null)
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
  return snapshot(organization, wallet)
}

/** A group that was closed prices nothing, so nobody is put into it; whoever is there may stay. */
async function requireGroup(
  trx: TransactionClientContract,
  wanted: number | null,
  current: number | null
) {
  if (wanted === null || wanted === current) return
  const group = await BillingGroup.query({ client: trx })
    .where({ id: wanted, active: true })
    .forShare()
    .first()
  if (!group) throw new BillingGroupUnknown()
}

function snapshot(organization: Organization, wallet: Wallet) {
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
