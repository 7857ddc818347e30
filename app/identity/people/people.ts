import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import type { CommandResult } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { Forbidden } from '#identity/access/forbidden'
import EmailChangedMail from '#identity/accounts/mails/email_changed_mail'
import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import {
  PROVIDER_ORGANIZATION_ID,
  RETAIL_ORGANIZATION_ID,
} from '#identity/organizations/models/organization'
import User, { type AccountStatus } from '#identity/accounts/models/user'
import { isAdmin, type Role } from '#identity/access/rules/roles'
import { sendSetPasswordLink, sendVerificationEmail } from '#identity/accounts/sign_up'
import { auditPerson, toPersonRecord, computePersonVersion } from '#identity/people/person_record'
import {
  blockPerson,
  deactivatePersonIn,
  requireAnotherRoot,
  requireBlockRights,
  reactivatePerson,
  requireNotErased,
} from '#identity/people/account_status'
import { isUniqueViolation } from '#shared/database/violations'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import type { PlatformEmail } from '#shared/mail/platform_email'
import { sendMail } from '#shared/mail/send_mail'

export interface PersonInput {
  username: string
  firstname: string
  lastname: string
  phoneNumber: string
  status?: AccountStatus
  role: Role
  approvalGroup: ApprovalGroup | null
}

export async function findPerson(id: string): Promise<User> {
  const user = Number.isSafeInteger(Number(id)) ? await User.find(Number(id)) : null
  if (!user) throw new DomainError('E_NOT_FOUND', 'There is no such user.')
  return user
}

export type SavedPerson = CommandResult & { person: User }

/** Creates an account and mails a link to set the password. Throws Forbidden and E_EMAIL_TAKEN. */
export async function addPerson(
  trx: TransactionClientContract,
  by: Caller,
  record: PersonInput
): Promise<SavedPerson> {
  requireAppointRights(by, record.role)
  const person = await saveUnique(trx, async (client) => {
    const added = await User.create(toUserColumns(record), { client })
    await joinDefaultOrganization(client, added)
    await auditPerson(client, by, 'create', null, added)
    return added
  })
  const message = `${person.fullName} has been added and will get an e-mail to choose a password.`
  if (record.status !== 'BLOCKED') {
    return { message, person, afterCommit: () => sendSetPasswordLink(person) }
  }
  await blockPerson(by, person, null, trx)
  return { message, person }
}

/**
 * Updates a person if the version still matches; without a version, unconditionally.
 * Throws E_ROW_NOT_FOUND, Forbidden, Conflict and E_EMAIL_TAKEN.
 */
export async function updatePerson(
  trx: TransactionClientContract,
  by: Caller,
  { id, record, version }: { id: number; record: PersonInput; version?: string }
): Promise<SavedPerson> {
  const person = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  const before = { email: person.email, role: person.role, name: person.fullName }
  if (version !== undefined && version !== computePersonVersion(person)) {
    throw new Conflict('this user', 'reopen')
  }
  requireUpdateRights(by, person, record)
  if (before.role === 'ROOT' && record.role !== 'ROOT') await requireAnotherRoot(trx, person)
  const old = toPersonRecord(person)
  await saveUnique(trx, (client) =>
    person.useTransaction(client).merge(toUserColumns(record)).save()
  )
  person.useTransaction(trx)
  if (record.role !== before.role) await applyRoleChange(trx, person)
  if (record.username !== before.email) await resetEmailVerification(trx, person)
  const verb = record.role === before.role ? 'update' : 'change_role'
  await auditPerson(trx, by, verb, old, person)
  const letter = record.status ? await changeAccountStatus(trx, by, person, record.status) : null
  return {
    message: `${person.fullName} has been updated.`,
    person,
    async afterCommit() {
      if (letter) await sendMail(letter)
      if (record.username !== before.email) await notifyBothAddresses(person, before)
    },
  }
}

/** Throws Forbidden. */
function requireUpdateRights(by: Caller, person: User, record: PersonInput) {
  requireNotErased(person)
  requireAppointRights(by, person.role)
  requireAppointRights(by, record.role)
  if (by.user.id === person.id && record.role !== person.role) {
    throw new Forbidden('You cannot change your own role.')
  }
  const setsStatus = record.status === 'BLOCKED' || record.status === 'ACTIVE'
  if (setsStatus && record.status !== person.status) requireBlockRights(by, person)
}

function toUserColumns({
  username,
  firstname,
  lastname,
  phoneNumber,
  role,
  approvalGroup,
}: PersonInput) {
  return { email: username, firstname, lastname, phoneNumber, role, approvalGroup }
}

/** Only roots create or change administrators. Throws Forbidden. */
function requireAppointRights(by: Caller, role: Role) {
  if (isAdmin(role) && !by.isRoot) {
    throw new Forbidden('Only a root administrator can make or change administrators.')
  }
}

async function joinDefaultOrganization(
  client: TransactionClientContract,
  { id: userId, role }: User
) {
  const organizationId = isAdmin(role) ? PROVIDER_ORGANIZATION_ID : RETAIL_ORGANIZATION_ID
  await Membership.firstOrCreate({ userId, organizationId }, { role: 'member' }, { client })
}

/** Ends all tokens, because they carry the former role. */
export async function applyRoleChange(client: TransactionClientContract, person: User) {
  await joinDefaultOrganization(client, person)
  if (!isAdmin(person.role)) {
    await Membership.query({ client })
      .where({ userId: person.id, organizationId: PROVIDER_ORGANIZATION_ID })
      .delete()
  }
  await AccessToken.revokeAllOf(person.id, { client })
}

/** The new address must be confirmed, and links sent to the old one become void. */
async function resetEmailVerification(client: TransactionClientContract, person: User) {
  person.emailVerifiedAt = null
  await person.save()
  await OneTimeToken.useUp(client, person.id, 'verify_email')
  await OneTimeToken.useUp(client, person.id, 'reset_password')
  await AccessToken.revokeAllOf(person.id, { client })
}

async function notifyBothAddresses(person: User, before: { email: string; name: string }) {
  await sendMail(new EmailChangedMail(person, { address: before.email, name: before.name }))
  if (person.password) await sendVerificationEmail(person)
  else await sendSetPasswordLink(person)
}

/** Returns the mail to send, if any. */
async function changeAccountStatus(
  trx: TransactionClientContract,
  by: Caller,
  person: User,
  status: AccountStatus
): Promise<PlatformEmail | null> {
  if (status === person.status) return null
  if (status === 'DEACTIVATED') return deactivatePersonIn(trx, person, by)
  if (status === 'BLOCKED') await blockPerson(by, person, null, trx)
  if (status === 'ACTIVE' && person.status !== 'PENDING') await reactivatePerson(by, person, trx)
  return null
}

async function saveUnique<T>(
  trx: TransactionClientContract,
  save: (client: TransactionClientContract) => Promise<T>
): Promise<T> {
  try {
    return await trx.transaction(save)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new DomainError(
      'E_EMAIL_TAKEN',
      'There is already a user with this e-mail address.',
      'username'
    )
  }
}
