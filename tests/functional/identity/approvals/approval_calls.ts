import type { ApiClient } from '@japa/api-client'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import type { Role } from '#identity/access/rules/roles'
import type User from '#identity/accounts/models/user'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { approvalRules } from '#identity/approvals/approval_settings'
import { person } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'

let phones = 0

type Given = { role?: Role; group?: ApprovalGroup | null; firstname?: string; phoneNumber?: string }

/** A member of staff with their own phone number, and their API calls. */
export async function staffOf(client: ApiClient, given: Given = {}) {
  phones += 1
  const { role = 'ADMIN', group = null, ...names } = given
  const phoneNumber = `0803${String(7_000_000 + phones)}`
  const user = await person({ role, lastname: 'Staff', phoneNumber, ...names })
  await user.merge({ approvalGroup: group }).save()
  const apiClient = await apiClientOf(client, user.email)
  return { user, apiClient, ...callsOf(apiClient) }
}

export type Staff = Awaited<ReturnType<typeof staffOf>>

function callsOf(apiClient: Awaited<ReturnType<typeof apiClientOf>>) {
  const post = (id: number, action: string, body: object = {}): Promise<any> =>
    apiClient('post', `/approval/${id}/${action}`, body)
  return {
    approve: (id: number, body?: object) => post(id, 'approve', body),
    decline: (id: number, reason = 'Not this month') => post(id, 'decline', { reason }),
    withdraw: (id: number) => post(id, 'withdraw'),
    read: async (id: number): Promise<any> => {
      const response: any = await apiClient('get', `/approval/${id}`)
      return response.body().data
    },
    list: async (show?: string): Promise<number[]> => {
      const response: any = await apiClient('get', `/approval/all${show ? `?show=${show}` : ''}`)
      return response.body().data.map((approval: { id: number }) => approval.id)
    },
  }
}

export async function needsTwo(kind: ApprovalKindName, aboveNaira = 0) {
  const { group, aboveKobo } = approvalRules[kind].default
  const rule = {
    isOn: true,
    group,
    ...(aboveKobo !== undefined && { aboveKobo: aboveNaira * 100 }),
  }
  await approvalRules[kind].set(rule, { by: null })
}

export async function change(user: User, columns: Partial<User>) {
  await user.refresh()
  await user.merge(columns).save()
}
