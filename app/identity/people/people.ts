import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
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
  deactivatePerson,
  keepOneRoot,
  mayJudge,
  readmitPerson,
  requireNotErased,
} from '#identity/people/account_status'
import { isUniqueViolation } from '#shared/database/violations'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
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

/** The person chooses a password by the link in the mail that this sends. */
export async function addPerson(by: Caller, record: PersonRecord): Promise<User> {
  mayAppoint(by, record.role)
  const user = await saveUnique(async (client) => {
    const added = await User.create(columnsOf(record), { client })
    await placeIn(client, added)
    await auditPerson(client, by, 'create', null, added)
    return added
  })
  if (record.status === 'BLOCKED') await blockPerson(by, user, null)
  else await inviteToSetPassword(user)
  return user
}

/**
 * Writes a record down in the place of the one that had this version; without a version, of whatever
 * is there. Throws E_ROW_NOT_FOUND, Forbidden, Conflict, and E_EMAIL_TAKEN.
 */
export async function updatePerson(
  by: Caller,
  id: number,
  record: PersonRecord,
  version?: string
): Promise<User> {
  const { person, before } = await saveUnique(async (client) => {
    const found = await User.query({ client }).where('id', id).forUpdate().firstOrFail()
    const earlier = { email: found.email, role: found.role, name: found.fullName }
    if (version !== undefined && version !== versionOf(found)) {
      throw new Conflict('this user', 'reopen')
    }
    mayUpdate(by, found, record)
    if (earlier.role === 'ROOT' && record.role !== 'ROOT') await keepOneRoot(client, found)
    const old = recordOf(found)
    await found.merge(columnsOf(record)).save()
    if (record.role !== earlier.role) await moveRole(client, found)
    if (record.username !== earlier.email) await forgetAddress(client, found)
    const verb = record.role === earlier.role ? 'update' : 'change_role'
    await auditPerson(client, by, verb, old, found)
    return { person: found, before: earlier }
  })
  if (record.status) await moveStatus(by, person, record.status)
  if (record.username !== before.email) await tellBothAddresses(person, before)
  return person
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

async function moveStatus(by: Caller, person: User, status: PersonStatus) {
  if (status === person.status) return
  if (status === 'BLOCKED') return blockPerson(by, person, null)
  if (status === 'DEACTIVATED') return deactivatePerson(person, by)
  if (status === 'ACTIVE' && person.status !== 'PENDING') return readmitPerson(by, person)
}

async function saveUnique<T>(save: (client: TransactionClientContract) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(save)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new DomainError(
      'E_EMAIL_TAKEN',
      'There is already a user with this e-mail address.',
      'username'
    )
  }
}
