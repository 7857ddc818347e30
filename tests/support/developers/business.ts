import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { as, person } from '#tests/support/people'

type Asking = Awaited<ReturnType<typeof as>>

/** An API key as the form requests it, in test mode by default. */
export function buildKeyRequest(changes: object = {}) {
  return { name: 'Web shop', mode: 'test', scopes: ['rates:read'], ...changes }
}

/** Creates a business with an owner and a member, and functions that call the API as each. */
export async function createBusiness() {
  const organization = await Organization.create({ name: `Zuma Traders ${Date.now()}` })
  const [owner, member] = [await person({ firstname: 'Bola' }), await person()]
  const { id: organizationId } = organization
  await Membership.query()
    .whereIn('userId', [owner.id, member.id])
    .update({ organization_id: organizationId })
  await Membership.query().where('userId', owner.id).update({ role: 'owner' })
  return {
    organization,
    owner,
    member,
    asOwner: await as(owner),
    asMember: await as(member),
  }
}

export async function createApiKey(ask: Asking, changes: object = {}) {
  const { status, body } = await ask('POST', '/api_key', buildKeyRequest(changes))
  if (status !== 201) throw new Error(`${status}: ${body.message}`)
  return body.data as { id: number; key: string; lastFour: string }
}

type Answer = Promise<{ status: number; body: Record<string, any> }>

export async function statusOf(asked: Answer): Promise<number> {
  const { status } = await asked
  return status
}

export async function codeOf(asked: Answer): Promise<string> {
  const { body } = await asked
  return body.code
}

export async function dataOf(asked: Answer) {
  const { body } = await asked
  return body.data
}

export async function messageOf(asked: Answer): Promise<string> {
  const { body } = await asked
  return body.message
}
