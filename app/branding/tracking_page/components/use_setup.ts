import { useState } from 'react'
import { router } from '@inertiajs/react'
import { colourFaults, COLOUR_NAMES, type Colours } from '#branding/tracking_page/rules/colours'
import { type DisplayFlags, shownDetail } from '#branding/tracking_page/rules/shown_detail'
import { OWN_THEME_ID } from '#branding/tracking_page/rules/themes'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'
import type { Choice, TrackingSetup } from './types'

/** What is chosen on the page, saved or not: the preview shows it at once. */
export function useSetup(setup: TrackingSetup) {
  const [flags, setFlags] = useState<DisplayFlags>(setup.flags)
  const [selectedIds, setSelectedIds] = useState(setup.selectedIds)
  const [theme, setTheme] = useState(themeIn(setup))
  const [versions, setVersions] = useState(versionsOf(setup))
  const [stale, setStale] = useState<Choice | null>(null)
  const entry = setup.trackingPageThemeList.find(({ id }) => id === theme.trackingPagetemplateId)
  const isOwn = theme.trackingPagetemplateId === OWN_THEME_ID
  const colours = isOwn || !entry ? theme.ownColours : coloursOf(entry)
  const productList = selectedIds.flatMap(
    (selected) => setup.products.find(({ id }) => id === selected) ?? []
  )
  const template: TemplateProperties = {
    PageTitle1: theme.title1,
    PageTitle2: theme.title2,
    Theme: entry?.label ?? '',
    ...colours,
  }

  const changeTheme = (part: Partial<typeof theme>) =>
    setTheme((before) => ({ ...before, ...part }))

  const take: Record<Choice, (latest: TrackingSetup) => void> = {
    preferences: (latest) => setFlags(latest.flags),
    products: (latest) => setSelectedIds(latest.selectedIds),
    theme: (latest) => setTheme(themeIn(latest)),
  }

  return {
    flags,
    setFlags,
    selectedIds,
    setSelectedIds,
    theme,
    changeTheme,
    /** Whoever goes over to colours of their own begins with those that they had. */
    chooseTheme: (id: number) =>
      changeTheme({
        trackingPagetemplateId: id,
        ownColours: id === OWN_THEME_ID ? colours : theme.ownColours,
      }),
    isOwn,
    faults: isOwn ? colourFaults(colours) : [],
    colours,
    template,
    shop: shownDetail({ ...setup.facts, productList }, flags),
    versions,
    saved: (choice: Choice, version: number) => setVersions({ ...versions, [choice]: version }),
    /** What somebody else has saved since it was read. */
    stale,
    setStale,
    /** Takes what is saved now of one choice; what is begun of the others stays. */
    reload(choice: Choice) {
      router.reload({
        only: ['setup'],
        onSuccess: ({ props }) => {
          const latest = props.setup as TrackingSetup
          take[choice](latest)
          setVersions({ ...versions, [choice]: versionsOf(latest)[choice] })
          setStale(null)
        },
      })
    },
  }
}

export type Setup = ReturnType<typeof useSetup>

function themeIn({ trackingPageThemeSelection, trackingPageThemeList }: TrackingSetup) {
  return { ...trackingPageThemeSelection, ownColours: coloursOf(trackingPageThemeList.at(-1)!) }
}

function versionsOf(setup: TrackingSetup): Record<Choice, number> {
  const { version: theme } = setup.trackingPageThemeSelection
  return { theme, preferences: setup.preferencesVersion, products: setup.productsVersion }
}

function coloursOf(template: TemplateProperties): Colours {
  return Object.fromEntries(COLOUR_NAMES.map((name) => [name, template[name]])) as Colours
}
