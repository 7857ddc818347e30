import { router } from '@inertiajs/react'
import { addresses } from '~/addresses'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import type { Outcome } from '~/hooks/api_outcome'
import { USUAL_OVERLAP_HOURS } from '#identity/api_keys/rules/key_rules'
import type { Role, TeamKey } from './types'

const SHOWN = ['isOwner', 'members', 'invitations', 'approvalAbove', 'team']

/** What can be done with the people of a business. Each says how it went, and shows the new state. */
export function useTeam() {
  const { busy, send } = useSend()

  /** Also after a refusal: somebody else may have changed what is shown here. */
  async function refresh(answer: Promise<Outcome<{ message: string }>>) {
    const isDone = tell(await answer)
    router.reload({ only: SHOWN })
    return isDone
  }

  const changeRole = (id: number, role: Role) =>
    refresh(send('api.identity.members.update', { params: { id }, body: { role } }))

  const remove = (id: number) => refresh(send('api.identity.members.destroy', { params: { id } }))

  const withdraw = (id: number) =>
    refresh(send('api.identity.invitations.destroy', { params: { id } }))

  const inviteAgain = (email: string, role: Role) =>
    refresh(send('api.identity.invitations.store', { body: { email, role } }))

  /** Answers whether it leads to another page. */
  async function leave(id: number) {
    if (!tell(await send('api.identity.members.destroy', { params: { id } }))) return false
    // What was read for the business must not come back with the Back button.
    router.clearHistory()
    router.visit(addresses.home)
    return true
  }

  async function revokeKeys(keys: TeamKey[]) {
    for (const { id } of keys) tell(await send('api.identity.api_keys.destroy', { params: { id } }))
  }

  /** Answers the texts of the new ones, which are shown this once. */
  async function rollKeys(keys: TeamKey[]) {
    const made = []
    for (const { id, name } of keys) {
      const body = { hours: USUAL_OVERLAP_HOURS }
      const outcome = await send('api.identity.api_key_rolls.update', { params: { id }, body })
      if (outcome.ok && outcome.body.data.key) made.push({ name, text: outcome.body.data.key })
      else tell(outcome)
    }
    return made
  }

  return { busy, revokeKeys, rollKeys, changeRole, remove, withdraw, inviteAgain, leave }
}

export type Team = ReturnType<typeof useTeam>
