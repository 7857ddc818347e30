import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'
import type { Choice } from './types'
import type { Setup } from './use_setup'

type Request = { method: string; url: string; body: unknown }

/** Each names the version that it began with, so that nobody else's is overwritten. */
const REQUESTS: Record<Choice, (setup: Setup) => Request> = {
  preferences: ({ flags, versions }) => ({
    method: 'PUT',
    url: urlFor('api.branding.tracking_preferences.update', {}),
    body: { ...flags, version: versions.preferences },
  }),
  products: ({ selectedIds, versions }) => ({
    method: 'POST',
    url: urlFor('api.branding.tracking_products.store', {}, { qs: { version: versions.products } }),
    body: selectedIds,
  }),
  theme: ({ title1, title2, themeId, isOwn, ownColours, versions }) => ({
    method: 'PUT',
    url: urlFor('api.branding.tracking_themes.update', {}),
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
  const { busy, send } = useCommand<{ message: string; data: { version: number } }>()

  async function save() {
    const { method, url, body } = REQUESTS[choice](setup)
    const outcome = await send(method, url, body)
    if (outcome.ok) {
      setup.saved(choice, outcome.body.data.version)
      toast.success(outcome.body.message)
    } else if (outcome.code === 'E_CONFLICT') {
      setup.setStale(choice)
    } else if (outcome.message) {
      toast.error(outcome.message)
    }
  }

  return { busy, save }
}
