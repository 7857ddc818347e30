import { useState } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'
import { colourFaults, COLOUR_NAMES, type Colours } from '../../tracking_page/colours'
import { type DisplayFlags, shownDetail } from '../../tracking_page/shown_detail'
import { OWN_THEME_ID } from '../../tracking_page/themes'
import type { TemplateProperties } from '../../tracking_page/theme_choice.js'
import type { TrackingSetup } from './types'

/** What is chosen on the page, saved or not: the preview shows it at once. */
export function useSetup(setup: TrackingSetup) {
  const selection = setup.trackingPageThemeSelection
  const [flags, setFlags] = useState<DisplayFlags>(setup.flags)
  const [selectedIds, setSelectedIds] = useState(
    setup.products.filter(({ selected }) => selected).map(({ id }) => id)
  )
  const [title1, setTitle1] = useState(selection.title1)
  const [title2, setTitle2] = useState(selection.title2)
  const [themeId, setThemeId] = useState(selection.trackingPagetemplateId)
  const entry = setup.trackingPageThemeList.find(({ id }) => id === themeId)
  const own = setup.trackingPageThemeList.at(-1)!
  const [ownColours, setOwnColours] = useState<Colours>(coloursOf(own))
  const isOwn = themeId === OWN_THEME_ID
  const colours = isOwn || !entry ? ownColours : coloursOf(entry)
  const productList = setup.products.filter(({ id }) => selectedIds.includes(id))
  const template: TemplateProperties = {
    PageTitle1: title1,
    PageTitle2: title2,
    Theme: entry?.label ?? '',
    ...colours,
  }
  return {
    flags,
    setFlags,
    selectedIds,
    setSelectedIds,
    title1,
    setTitle1,
    title2,
    setTitle2,
    themeId,
    /** Whoever goes over to colours of their own begins with those that they had. */
    chooseTheme(id: number) {
      if (id === OWN_THEME_ID && !isOwn) setOwnColours(colours)
      setThemeId(id)
    },
    isOwn,
    ownColours,
    setOwnColours,
    faults: isOwn ? colourFaults(colours) : [],
    colours,
    template,
    shop: shownDetail({ ...setup.facts, productList }, flags),
  }
}

export type Setup = ReturnType<typeof useSetup>

function coloursOf(template: TemplateProperties): Colours {
  return Object.fromEntries(COLOUR_NAMES.map((name) => [name, template[name]])) as Colours
}

/** One of the separate saves. What the server says is shown. */
export function useSave() {
  const { busy, send } = useCommand<{ message: string }>()

  async function save(method: string, url: string, body?: unknown): Promise<boolean> {
    const outcome = await send(method, url, body)
    if (outcome.ok) toast.success(outcome.body.message)
    else if (outcome.message) toast.error(outcome.message)
    return outcome.ok
  }

  return {
    busy,
    savePreferences: (flags: DisplayFlags) =>
      save('PUT', urlFor('api.branding.tracking_preferences.update', {}), flags),
    saveProducts: (ids: number[]) =>
      save('POST', urlFor('api.branding.tracking_products.store', {}), ids),
    saveTheme: ({ title1, title2, themeId, isOwn, ownColours }: Setup) =>
      save('PUT', urlFor('api.branding.tracking_themes.update', {}), {
        title1,
        title2,
        trackingPagetemplateId: themeId,
        ...(isOwn ? { trackingPageTemplateProperties: ownColours } : {}),
      }),
    publish: (isOn: boolean) =>
      save('PUT', urlFor('api.branding.tracking_publications.update', { flag: String(isOn) })),
  }
}
