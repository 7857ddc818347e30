import type Organization from '#identity/organizations/models/organization'
import type Brand from '#branding/business/brand'
import type { Colours, TemplateProperties } from '#branding/tracking_page/rules/colours'
import {
  OWN_THEME_ID,
  OWN_THEME_LABEL,
  THEMES,
  findTheme,
} from '#branding/tracking_page/rules/themes'

export function templateProperties(brand: Brand, business: Organization): TemplateProperties {
  const { title1, title2 } = brand.titlesFor(business)
  return { PageTitle1: title1, PageTitle2: title2, Theme: brand.themeLabel, ...brand.colours }
}

export function buildThemeSettings(brand: Brand, business: Organization) {
  const titles = brand.titlesFor(business)
  const own = { id: OWN_THEME_ID, label: OWN_THEME_LABEL, colours: initialOwnColours(brand) }
  const list = [...THEMES, own].map(({ id, label, colours }) => ({
    id,
    value: id,
    label,
    PageTitle1: titles.title1,
    PageTitle2: titles.title2,
    Theme: label,
    ...colours,
  }))
  return {
    trackingPageThemeSelection: {
      ...titles,
      trackingPagetemplateId: brand.chosenThemeId,
      version: brand.themeVersion,
    },
    trackingPageThemeList: list,
  }
}

/** Colours of one's own start as those of the current theme. */
function initialOwnColours(brand: Brand): Colours {
  return brand.ownColours ?? findTheme(brand.chosenThemeId).colours
}
