import { router } from '@inertiajs/react'
import { addresses } from '~/addresses'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import type { Outcome } from '~/hooks/api_outcome'
import type { Role } from './types'

const SHOWN = ['isOwner', 'members', 'invitations', 'approvalAbove', 'team']

/** What can be done with the people of a business. Each says how it went, and shows the new state. */
export function useTeam() {
  const { busy, send } = useSend()

  /** Also after a refusal: somebody else may have changed what is shown here. */
  async function refresh(answer: Promise<Outcome<{ message: string }>>) {
    tell(await answer)
    router.reload({ only: SHOWN })
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

  return { busy, changeRole, remove, withdraw, inviteAgain, leave }
}

export type Team = ReturnType<typeof useTeam>
