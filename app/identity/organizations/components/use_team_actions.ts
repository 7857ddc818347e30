import { router } from '@inertiajs/react'
import { pageUrls } from '~/page_urls'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import type { ApiOutcome } from '~/api/api_outcome'
import { DEFAULT_OVERLAP_HOURS } from '#identity/api_keys/rules/key_rules'
import type { MemberRole, TeamKey } from './team_members'

const RELOADED_PROPS = ['isOwner', 'members', 'invitations', 'approvalAbove', 'team']

export function useTeamActions() {
  const { busy, send } = useApiCall()

  /** Reloads after a refusal too, because somebody else may have changed the list. */
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

  /** Leaves the team, then opens the home page. Returns false if the call failed. */
  async function leave(id: number) {
    if (!showOutcome(await send('api.identity.members.destroy', { params: { id } }))) return false
    // The Back button must not restore pages of the business.
    router.clearHistory()
    router.visit(pageUrls.home)
    return true
  }

  /** Returns false if a key could not be revoked. */
  async function revokeKeys(keys: TeamKey[]) {
    let isDone = true
    for (const { id } of keys)
      isDone =
        showOutcome(await send('api.identity.api_keys.destroy', { params: { id } })) && isDone
    return isDone
  }

  /** Returns the texts of the new keys, which are shown only once. */
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
