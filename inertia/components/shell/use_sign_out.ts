import { useState } from 'react'
import { CONNECTIVITY_ERROR } from '~/hooks/api_outcome'
import { mayLeave } from '~/hooks/use_unsaved'
import { toast } from '~/ui/toaster'

/** The way out, fetched by who takes it: public pages show it to few. */
export function useSignOut() {
  const [busy, setBusy] = useState(false)

  async function signOut() {
    if (!mayLeave()) return
    setBusy(true)
    try {
      const way = await import('./signing_out')
      await way.signOut()
    } catch {
      toast.error(CONNECTIVITY_ERROR)
    } finally {
      setBusy(false)
    }
  }

  return { busy, signOut }
}
