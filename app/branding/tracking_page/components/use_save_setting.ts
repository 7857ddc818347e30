import { useApiCall } from '~/api/use_api_call'
import type { ApiOutcome } from '~/api/api_outcome'
import { toast } from '~/ui/toaster'
import type { BrandSetting } from './tracking_setup_types'
import type { TrackingSetupState } from './use_tracking_setup'

type Send = ReturnType<typeof useApiCall>['send']

type Saved = { message: string; data: { version: number } }

/** Each save sends its version to detect conflicts. */
const SAVES: Record<
  BrandSetting,
  (send: Send, setup: TrackingSetupState) => Promise<ApiOutcome<Saved>>
> = {
  preferences: (send, { flags, versions }) =>
    send('api.branding.tracking_preferences.update', {
      body: { ...flags, version: versions.preferences },
    }),
  products: (send, { selectedIds, versions }) =>
    send('api.branding.tracking_products.store', {
      query: { version: versions.products },
      body: selectedIds,
    }),
  theme: (send, { theme: { ownColours, ...selection }, isOwn, versions }) =>
    send('api.branding.tracking_themes.update', {
      body: {
        ...selection,
        ...(isOwn ? { trackingPageTemplateProperties: ownColours } : {}),
        version: versions.theme,
      },
    }),
}

export function useSaveSetting(setup: TrackingSetupState, choice: BrandSetting) {
  const { busy, send } = useApiCall()

  async function save() {
    const outcome = await SAVES[choice](send, setup)
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
