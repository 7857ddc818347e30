import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'

export default function SignOutButton() {
  const { busy, send } = useCommand()

  async function signOut() {
    const outcome = await send('DELETE', urlFor('api.identity.session.destroy', {}))
    if (outcome.ok) router.visit(urlFor('shared.landing', {}), { replace: true })
  }

  return (
    <button type="button" onClick={signOut} disabled={busy} className="hover:underline">
      Sign out
    </button>
  )
}
