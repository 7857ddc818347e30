import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import type { Performed } from '#identity/approvals/approval_kind'
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
import User, { type PersonStatus } from '#identity/accounts/models/user'
import { isAdmin, type Role } from '#identity/access/rules/roles'
import { inviteToSetPassword, sendVerification } from '#identity/accounts/sign_up'
import { auditPerson, recordOf, versionOf } from '#identity/people/person_record'
import {
  blockPerson,
  deactivateIn,
  keepOneRoot,
  mayJudge,
  readmitPerson,
  requireNotErased,
} from '#identity/people/account_status'
import { isUniqueViolation } from '#shared/database/violations'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import type { Letter } from '#shared/mail/letter'
import { sendMail } from '#shared/mail/send_mail'

/** What staff write down about a person. */
export interface PersonRecord {
  username: string
  firstname: string
  lastname: string
  phoneNumber: string
  status?: PersonStatus
  role: Role
  approvalGroup: ApprovalGroup | null
}

export async function findPerson(id: string): Promise<User> {
  const user = Number.isSafeInteger(Number(id)) ? await User.find(Number(id)) : null
  if (!user) throw new DomainError('E_NOT_FOUND', 'There is no such user.')
  return user
}

export type Saved = Performed & { person: User }

/** The person chooses a password by the link in the mail that this sends. Throws Forbidden and E_EMAIL_TAKEN. */
export async function addPerson(
  trx: TransactionClientContract,
  by: Caller,
  record: PersonRecord
): Promise<Saved> {
  mayAppoint(by, record.role)
  const person = await saveUnique(trx, async (client) => {
    const added = await User.create(columnsOf(record), { client })
    await placeIn(client, added)
    await auditPerson(client, by, 'create', null, added)
    return added
  })
  const message = `${person.fullName} has been added and will get an e-mail to choose a password.`
  if (record.status !== 'BLOCKED') {
    return { message, person, afterCommit: () => inviteToSetPassword(person) }
  }
  await blockPerson(by, person, null, trx)
  return { message, person }
}

/**
 * Writes a record down in the place of the one that had this version; without a version, of whatever
 * is there. Throws E_ROW_NOT_FOUND, Forbidden, Conflict, and E_EMAIL_TAKEN.
 */
export async function updatePerson(
  trx: TransactionClientContract,
  by: Caller,
  { id, record, version }: { id: number; record: PersonRecord; version?: string }
): Promise<Saved> {
  const person = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  const before = { email: person.email, role: person.role, name: person.fullName }
  if (version !== undefined && version !== versionOf(person)) {
    throw new Conflict('this user', 'reopen')
  }
  mayUpdate(by, person, record)
  if (before.role === 'ROOT' && record.role !== 'ROOT') await keepOneRoot(trx, person)
  const old = recordOf(person)
  await saveUnique(trx, (client) => person.useTransaction(client).merge(columnsOf(record)).save())
  person.useTransaction(trx)
  if (record.role !== before.role) await moveRole(trx, person)
  if (record.username !== before.email) await forgetAddress(trx, person)
  const verb = record.role === before.role ? 'update' : 'change_role'
  await auditPerson(trx, by, verb, old, person)
  const letter = record.status ? await moveStatus(trx, by, person, record.status) : null
  return {
    message: `${person.fullName} has been updated.`,
    person,
    async afterCommit() {
      if (letter) await sendMail(letter)
      if (record.username !== before.email) await tellBothAddresses(person, before)
    },
  }
}

/** Throws Forbidden. */
function mayUpdate(by: Caller, person: User, record: PersonRecord) {
  requireNotErased(person)
  mayAppoint(by, person.role)
  mayAppoint(by, record.role)
  if (by.user.id === person.id && record.role !== person.role) {
    throw new Forbidden('You cannot change your own role.')
  }
  const judges = record.status === 'BLOCKED' || record.status === 'ACTIVE'
  if (judges && record.status !== person.status) mayJudge(by, person)
}

function columnsOf({
  username,
  firstname,
  lastname,
  phoneNumber,
  role,
  approvalGroup,
}: PersonRecord) {
  return { email: username, firstname, lastname, phoneNumber, role, approvalGroup }
}

/** Who may make somebody an administrator may also change one; nobody else may do either. */
function mayAppoint(by: Caller, role: Role) {
  if (isAdmin(role) && by.user.role !== 'ROOT') {
    throw new Forbidden('Only a root administrator can make or change administrators.')
  }
}

/** Staff belong to the provider, everybody else to the retail customers. */
async function placeIn(client: TransactionClientContract, { id: userId, role }: User) {
  const organizationId = isAdmin(role) ? PROVIDER_ORGANIZATION_ID : RETAIL_ORGANIZATION_ID
  await Membership.firstOrCreate({ userId, organizationId }, { role: 'member' }, { client })
}

/** Tokens name the role that somebody had when they signed in, so they end with it. */
export async function moveRole(client: TransactionClientContract, person: User) {
  await placeIn(client, person)
  if (!isAdmin(person.role)) {
    await Membership.query({ client })
      .where({ userId: person.id, organizationId: PROVIDER_ORGANIZATION_ID })
      .delete()
  }
  await AccessToken.revokeAllOf(person.id, { client })
}

/** The new address has to be confirmed like any other, and links sent to the old one die. */
async function forgetAddress(client: TransactionClientContract, person: User) {
  person.emailVerifiedAt = null
  await person.save()
  await OneTimeToken.useUp(client, person.id, 'verify_email')
  await OneTimeToken.useUp(client, person.id, 'reset_password')
  await AccessToken.revokeAllOf(person.id, { client })
}

async function tellBothAddresses(person: User, before: { email: string; name: string }) {
  await sendMail(new EmailChangedMail(person, { address: before.email, name: before.name }))
  if (person.password) await sendVerification(person)
  else await inviteToSetPassword(person)
}

/** Answers the mail that tells it, where there is one. */
async function moveStatus(
  trx: TransactionClientContract,
  by: Caller,
  person: User,
  status: PersonStatus
): Promise<Letter | null> {
  if (status === person.status) return null
  if (status === 'DEACTIVATED') return deactivateIn(trx, person, by)
  if (status === 'BLOCKED') await blockPerson(by, person, null, trx)
  if (status === 'ACTIVE' && person.status !== 'PENDING') await readmitPerson(by, person, trx)
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
