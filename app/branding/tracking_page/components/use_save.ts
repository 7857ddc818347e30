import { send } from '~/api/send'
import { useState } from 'react'
import type { Outcome } from '~/hooks/api_outcome'
import { toast } from '~/ui/toaster'
import type { Choice } from './types'
import type { Setup } from './use_setup'

type Saved = { message: string; data: { version: number } }

/** Each names the version that it began with, so that nobody else's is overwritten. */
const SAVES: Record<Choice, (setup: Setup) => Promise<Outcome<Saved>>> = {
  preferences: ({ flags, versions }) =>
    send('api.branding.tracking_preferences.update', {
      body: { ...flags, version: versions.preferences },
    }),
  products: ({ selectedIds, versions }) =>
    send('api.branding.tracking_products.store', {
      query: { version: versions.products },
      body: selectedIds,
    }),
  theme: ({ title1, title2, themeId, isOwn, ownColours, versions }) =>
    send('api.branding.tracking_themes.update', {
      body: {
        title1,
        title2,
        trackingPagetemplateId: themeId,
        ...(isOwn ? { trackingPageTemplateProperties: ownColours } : {}),
        version: versions.theme,
      },
    }),
}

/** One of the separate saves. What the server says is shown. */
export function useSave(setup: Setup, choice: Choice) {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const outcome = await SAVES[choice](setup)
    setBusy(false)
    if (outcome.ok) {
      setup.saved(choice, outcome.body.data.version)
      toast.success(outcome.body.message)
    } else if (outcome.code === 'E_CONFLICT') {
      setup.setStale(choice)
    } else {
      toast.error(outcome.message)
    }
  }

  return { busy, save }
}
