import { router } from '@inertiajs/react'
import { addresses } from '~/addresses'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'

const SHOWN = ['isOwner', 'members', 'invitations']

/** What can be done with the people of a business. Each says how it went, and shows the new state. */
export function useTeam() {
  const { busy, send } = useCommand<{ message: string }>()

  async function act(method: string, url: string, body?: unknown): Promise<boolean> {
    const outcome = await send(method, url, body)
    if (!outcome.ok) toast.error(outcome.message)
    else toast.success(outcome.body.message)
    // Also after a refusal: somebody else may have changed what is shown here.
    router.reload({ only: SHOWN })
    return outcome.ok
  }

  const changeRole = (id: number, role: string) =>
    act('PUT', urlFor('api.identity.members.update', { id }), { role })

  const remove = (id: number) => act('DELETE', urlFor('api.identity.members.destroy', { id }))

  const withdraw = (id: number) => act('DELETE', urlFor('api.identity.invitations.destroy', { id }))

  const inviteAgain = (email: string, role: string) =>
    act('POST', urlFor('api.identity.invitations.store', {}), { email, role })

  async function leave(id: number): Promise<boolean> {
    const outcome = await send('DELETE', urlFor('api.identity.members.destroy', { id }))
    if (!outcome.ok) {
      toast.error(outcome.message)
      return false
    }
    toast.success(outcome.body.message)
    // What was read for the business must not come back with the Back button.
    router.clearHistory()
    router.visit(addresses.home)
    return true
  }

  return { busy, changeRole, remove, withdraw, inviteAgain, leave }
}

export type Team = ReturnType<typeof useTeam>
