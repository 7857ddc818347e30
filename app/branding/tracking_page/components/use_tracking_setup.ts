import { useState } from 'react'
import { router } from '@inertiajs/react'
import { findColourFaults, COLOUR_NAMES, type Colours } from '#branding/tracking_page/rules/colours'
import {
  type DisplayFlags,
  visibleBrandDetail,
} from '#branding/tracking_page/rules/visible_brand_detail'
import { OWN_THEME_ID } from '#branding/tracking_page/rules/themes'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'
import type { BrandSetting, TrackingSetupData } from './tracking_setup_types'

/** Holds the saved and unsaved settings, which the preview shows at once. */
export function useTrackingSetup(setup: TrackingSetupData) {
  const [flags, setFlags] = useState<DisplayFlags>(setup.flags)
  const [selectedIds, setSelectedIds] = useState(setup.selectedIds)
  const [theme, setTheme] = useState(findSelectedTheme(setup))
  const [versions, setVersions] = useState(settingVersions(setup))
  const [stale, setStale] = useState<BrandSetting | null>(null)
  const entry = setup.trackingPageThemeList.find(({ id }) => id === theme.trackingPagetemplateId)
  const isOwn = theme.trackingPagetemplateId === OWN_THEME_ID
  const colours = isOwn || !entry ? theme.ownColours : templateColours(entry)
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

  const take: Record<BrandSetting, (latest: TrackingSetupData) => void> = {
    preferences: (latest) => setFlags(latest.flags),
    products: (latest) => setSelectedIds(latest.selectedIds),
    theme: (latest) => setTheme(findSelectedTheme(latest)),
  }

  return {
    flags,
    setFlags,
    selectedIds,
    setSelectedIds,
    theme,
    changeTheme,
    /** Colours of one's own start as those of the theme chosen before. */
    chooseTheme: (id: number) =>
      changeTheme({
        trackingPagetemplateId: id,
        ownColours: id === OWN_THEME_ID ? colours : theme.ownColours,
      }),
    isOwn,
    faults: isOwn ? findColourFaults(colours) : [],
    colours,
    template,
    shop: visibleBrandDetail({ ...setup.facts, productList }, flags),
    versions,
    saved: (choice: BrandSetting, version: number) =>
      setVersions({ ...versions, [choice]: version }),
    /** The setting with an edit conflict. */
    stale,
    setStale,
    /** Loads one setting as saved and keeps edits of the others. */
    reload(choice: BrandSetting) {
      router.reload({
        only: ['setup'],
        onSuccess: ({ props }) => {
          const latest = props.setup as TrackingSetupData
          take[choice](latest)
          setVersions({ ...versions, [choice]: settingVersions(latest)[choice] })
          setStale(null)
        },
      })
    },
  }
}

export type TrackingSetupState = ReturnType<typeof useTrackingSetup>

function findSelectedTheme({
  trackingPageThemeSelection,
  trackingPageThemeList,
}: TrackingSetupData) {
  return {
    ...trackingPageThemeSelection,
    ownColours: templateColours(trackingPageThemeList.at(-1)!),
  }
}

function settingVersions(setup: TrackingSetupData): Record<BrandSetting, number> {
  const { version: theme } = setup.trackingPageThemeSelection
  return { theme, preferences: setup.preferencesVersion, products: setup.productsVersion }
}

function templateColours(template: TemplateProperties): Colours {
  return Object.fromEntries(COLOUR_NAMES.map((name) => [name, template[name]])) as Colours
}
