import { useState } from 'react'
import { CONNECTIVITY_ERROR } from '~/api/api_outcome'
import { confirmLeave } from '~/hooks/use_unsaved_changes'
import { toast } from '~/ui/toaster'

/** Loads sign-out on demand: few visitors of public pages need it. */
export function useSignOut() {
  const [busy, setBusy] = useState(false)

  async function signOut() {
    if (!confirmLeave()) return
    setBusy(true)
    try {
      const way = await import('./sign_out')
      await way.signOut()
    } catch {
      toast.error(CONNECTIVITY_ERROR)
    } finally {
      setBusy(false)
    }
  }

  return { busy, signOut }
}
