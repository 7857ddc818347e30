import Organization, {
  PROVIDER_ORGANIZATION_ID,
  RETAIL_ORGANIZATION_ID,
} from '#identity/organizations/models/organization'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import type { Role } from '#identity/access/rules/roles'
import { DateTime } from 'luxon'

export const DEMO_PASSWORD = 'Sendam#2026'

const ACME_ORGANIZATION_ID = 3

type DemoAccount = { email: string; names: [string, string]; role: Role; organizationId: number }

export const DEMO_ACCOUNTS: DemoAccount[] = [
  createDemoAccount('root@sendam.test', ['Ngozi', 'Okafor'], 'ROOT', PROVIDER_ORGANIZATION_ID),
  createDemoAccount('admin@sendam.test', ['Tunde', 'Bakare'], 'ADMIN', PROVIDER_ORGANIZATION_ID),
  createDemoAccount('manager@sendam.test', ['Halima', 'Yusuf'], 'MANAGER', RETAIL_ORGANIZATION_ID),
  createDemoAccount('member@sendam.test', ['Chidi', 'Eze'], 'MEMBER', RETAIL_ORGANIZATION_ID),
  createDemoAccount('other@sendam.test', ['Bisi', 'Adeyemi'], 'MEMBER', RETAIL_ORGANIZATION_ID),
  createDemoAccount(
    'franchise@sendam.test',
    ['Emeka', 'Nwosu'],
    'FRANCHISE',
    RETAIL_ORGANIZATION_ID
  ),
  createDemoAccount('owner@acme.test', ['Amaka', 'Obi'], 'MEMBER', ACME_ORGANIZATION_ID),
]

function createDemoAccount(
  email: string,
  names: [string, string],
  role: Role,
  organizationId: number
): DemoAccount {
  return { email, names, role, organizationId }
}

export async function seedDemoAccounts() {
  const missing = await findMissingAccounts()
  if (missing.length === 0) return
  // The demo history begins six months ago.
  const joinedAt = DateTime.utc().minus({ months: 7 })
  await Organization.firstOrCreate(
    { id: ACME_ORGANIZATION_ID },
    {
      name: 'ACME Foods',
      subdomain: 'acme',
      contactEmail: 'owner@acme.test',
      createdAt: joinedAt,
    }
  )
  for (const { email, names, role, organizationId } of missing) {
    const [firstname, lastname] = names
    const user = await User.firstOrCreate(
      { email },
      {
        firstname,
        lastname,
        role,
        password: DEMO_PASSWORD,
        createdAt: joinedAt,
        emailVerifiedAt: joinedAt,
      }
    )
    const membershipRole = organizationId === ACME_ORGANIZATION_ID ? 'owner' : 'member'
    await Membership.firstOrCreate(
      { userId: user.id, organizationId },
      { role: membershipRole, createdAt: joinedAt }
    )
  }
  await Organization.query().client.rawQuery(
    `select setval('organizations_id_seq', greatest((select max(id) from organizations), 3))`
  )
}

async function findMissingAccounts(): Promise<DemoAccount[]> {
  const rows = await Membership.query()
    .join('users', 'users.id', 'user_id')
    .whereIn(
      'email',
      DEMO_ACCOUNTS.map(({ email }) => email)
    )
    .select('email', 'organization_id')
    .pojo<{ email: string; organization_id: number }>()
  return DEMO_ACCOUNTS.filter(
    ({ email, organizationId }) =>
      !rows.some((row) => row.email === email && row.organization_id === organizationId)
  )
}
