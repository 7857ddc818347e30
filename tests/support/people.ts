import { DateTime } from 'luxon'
import Membership from '#identity/organizations/models/membership'
import {
  PROVIDER_ORGANIZATION_ID,
  RETAIL_ORGANIZATION_ID,
} from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { isAdmin } from '#identity/access/rules/roles'
import InboxMessage from '#shared/inbox/inbox_message'
import { addressOfServer } from '#tests/support/api_client'

export const PASSWORD = 'Sendam#2026'

let last = 0

type Given = Partial<
  Pick<User, 'email' | 'firstname' | 'lastname' | 'role' | 'phoneNumber' | 'referralCode'>
> & { password?: string | null; verified?: boolean | DateTime }

/** Creates a member who has confirmed the e-mail address and can sign in with PASSWORD. */
export async function person(given: Given = {}): Promise<User> {
  const { verified = true, password = PASSWORD, role = 'MEMBER', ...rest } = given
  last += 1
  const user = await User.create({
    email: `person${last}.${process.pid}@people.test`,
    firstname: 'Ada',
    lastname: 'Obi',
    phoneNumber: '08031234567',
    ...(password && { password }),
    emailVerifiedAt: verified === true ? DateTime.utc() : verified || null,
    role,
    ...rest,
  })
  const organizationId = isAdmin(role) ? PROVIDER_ORGANIZATION_ID : RETAIL_ORGANIZATION_ID
  await Membership.create({ userId: user.id, organizationId, role: 'member' })
  return user.refresh()
}

export async function mailOf(address: string): Promise<InboxMessage[]> {
  return InboxMessage.query().where({ channel: 'email', recipient: address }).orderBy('id', 'desc')
}

export async function tokenMailedTo(address: string): Promise<string> {
  const [mail] = await mailOf(address)
  const link = mail?.text.match(/https?:\/\/\S+\/(?:verify|reset)\/([\w-]+)/)
  if (!link?.[1]) throw new Error(`The newest mail of ${address} has no link`)
  return link[1]
}

/** Calls the API anonymously: without a token, and without the cookie that Japa's client sends. */
export async function call(method: string, path: string, body?: unknown, headers: object = {}) {
  const response = await fetch(`${addressOfServer()}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await response.json()
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    message: answer.message,
  }
}

export async function as({ email }: User) {
  const given = { username: email, password: PASSWORD }
  const { headers } = await call('POST', '/api/v1/login', given)
  const authorization = headers.get('authorization')!
  return (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { authorization })
}
