import type { Colours } from '#branding/tracking_page/rules/colours'
import { accentVariables, type AccentVariables } from '#shared/brand/rules/brand_colours'
import { chooseTextColour, isColour, isDarkColour } from '#shared/colours/rules/contrast'
import { THEMES } from '#branding/tracking_page/rules/themes'

export type BrandVariables = AccentVariables

/** Custom properties that brand_page.css uses. */
export function brandVariables(colours: Colours): BrandVariables {
  const page = colours.PageBackgroundColour
  return {
    '--brand-page': page,
    '--brand-page-ink': chooseTextColour(page),
    '--brand-route': colours.TrackingRouteBackgroundColour,
    '--brand-route-ink': colours.TrackingRouteTextColour,
    '--brand-header': colours.TrackingHeaderBackgroundColour,
    '--brand-header-ink': colours.TrackingHeaderTextColour,
    '--brand-footer': colours.ShopFooterBackgroundColour,
    '--brand-footer-ink': colours.ShopFooterTextColour,
    ...accentVariables(colours.TrackingHeaderBackgroundColour, brandScheme(colours)),
  }
}

/** Light or dark base colours, by the page's background and not by the reader's preference. */
export function brandScheme({ PageBackgroundColour: page }: Colours): 'light' | 'dark' {
  return isColour(page) && isDarkColour(page) ? 'dark' : 'light'
}

/** Validates the colours again, because the output in the document's head is not escaped. */
export function brandStyleSheet(given: Colours): string {
  const colours = Object.values(given).every(isColour) ? given : THEMES[0]!.colours
  const lines = Object.entries(brandVariables(colours)).map(([name, value]) => `${name}:${value}`)
  const page = `html:has(.brand-page){background:${colours.PageBackgroundColour}}`
  return `.brand-page{${lines.join(';')}}${page}`
}
