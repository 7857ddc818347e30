import { useState } from 'react'
import { router } from '@inertiajs/react'
import { colourFaults, COLOUR_NAMES, type Colours } from '#branding/tracking_page/rules/colours'
import { type DisplayFlags, shownDetail } from '#branding/tracking_page/rules/shown_detail'
import { OWN_THEME_ID } from '#branding/tracking_page/rules/themes'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'
import type { Choice, TrackingSetup } from './types'

/** What is chosen on the page, saved or not: the preview shows it at once. */
export function useSetup(setup: TrackingSetup) {
  const theme = themeIn(setup)
  const [flags, setFlags] = useState<DisplayFlags>(setup.flags)
  const [selectedIds, setSelectedIds] = useState(setup.selectedIds)
  const [title1, setTitle1] = useState(theme.title1)
  const [title2, setTitle2] = useState(theme.title2)
  const [themeId, setThemeId] = useState(theme.trackingPagetemplateId)
  const [ownColours, setOwnColours] = useState(theme.ownColours)
  const [versions, setVersions] = useState(versionsOf(setup))
  const [stale, setStale] = useState<Choice | null>(null)
  const entry = setup.trackingPageThemeList.find(({ id }) => id === themeId)
  const isOwn = themeId === OWN_THEME_ID
  const colours = isOwn || !entry ? ownColours : coloursOf(entry)
  const productList = selectedIds.flatMap(
    (selected) => setup.products.find(({ id }) => id === selected) ?? []
  )
  const template: TemplateProperties = {
    PageTitle1: title1,
    PageTitle2: title2,
    Theme: entry?.label ?? '',
    ...colours,
  }

  const take: Record<Choice, (latest: TrackingSetup) => void> = {
    preferences: (latest) => setFlags(latest.flags),
    products: (latest) => setSelectedIds(latest.selectedIds),
    theme(latest) {
      const saved = themeIn(latest)
      setTitle1(saved.title1)
      setTitle2(saved.title2)
      setThemeId(saved.trackingPagetemplateId)
      setOwnColours(saved.ownColours)
    },
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
