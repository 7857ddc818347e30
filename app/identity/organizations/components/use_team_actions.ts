import { router } from '@inertiajs/react'
import { addresses } from '~/addresses'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import type { ApiOutcome } from '~/hooks/api_outcome'
import { DEFAULT_OVERLAP_HOURS } from '#identity/api_keys/rules/key_rules'
import type { MemberRole, TeamKey } from './types'

const RELOADED_PROPS = ['isOwner', 'members', 'invitations', 'approvalAbove', 'team']

/** What can be done with the people of a business. Each says how it went, and shows the new state. */
export function useTeamActions() {
  const { busy, send } = useApiCall()

  /** Also after a refusal: somebody else may have changed what is shown here. */
  async function refresh(answer: Promise<ApiOutcome<{ message: string }>>) {
    const isDone = showOutcome(await answer)
    router.reload({ only: RELOADED_PROPS })
    return isDone
  }

  const changeRole = (id: number, role: MemberRole) =>
    refresh(send('api.identity.members.update', { params: { id }, body: { role } }))

  const remove = (id: number) => refresh(send('api.identity.members.destroy', { params: { id } }))

  const withdraw = (id: number) =>
    refresh(send('api.identity.invitations.destroy', { params: { id } }))

  const inviteAgain = (email: string, role: MemberRole) =>
    refresh(send('api.identity.invitations.store', { body: { email, role } }))

  /** Answers whether it leads to another page. */
  async function leave(id: number) {
    if (!showOutcome(await send('api.identity.members.destroy', { params: { id } }))) return false
    // What was read for the business must not come back with the Back button.
    router.clearHistory()
    router.visit(addresses.home)
    return true
  }

  async function revokeKeys(keys: TeamKey[]) {
    for (const { id } of keys)
      showOutcome(await send('api.identity.api_keys.destroy', { params: { id } }))
  }

  /** Answers the texts of the new ones, which are shown this once. */
  async function rollKeys(keys: TeamKey[]) {
    const made = []
    for (const { id, name } of keys) {
      const body = { hours: DEFAULT_OVERLAP_HOURS }
      const outcome = await send('api.identity.api_key_rolls.update', { params: { id }, body })
      if (outcome.ok && outcome.body.data.key) made.push({ name, text: outcome.body.data.key })
      else showOutcome(outcome)
    }
    return made
  }

  return { busy, revokeKeys, rollKeys, changeRole, remove, withdraw, inviteAgain, leave }
}

export type TeamActions = ReturnType<typeof useTeamActions>
