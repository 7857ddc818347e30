import type { Colours } from '#branding/tracking_page/rules/colours'
import { accentVariables, type AccentVariables } from '#shared/brand/rules/brand_colours'
import { chooseTextColour, isColour, isDarkColour } from '#shared/colours/rules/contrast'
import { THEMES } from '#branding/tracking_page/rules/themes'

export type BrandVariables = AccentVariables

/** The custom properties that brand_page.css paints a page with. */
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

/** Which side of our own colours goes with a page, whatever its reader's other pages are like. */
export function brandScheme({ PageBackgroundColour: page }: Colours): 'light' | 'dark' {
  return isColour(page) && isDarkColour(page) ? 'dark' : 'light'
}

/**
 * The same as a style sheet, for the head of a page. Colours are looked at once more: what stands
 * here is not escaped, and one day somebody may write to the table by another way.
 */
export function brandStyleSheet(given: Colours): string {
  const colours = Object.values(given).every(isColour) ? given : THEMES[0]!.colours
  const lines = Object.entries(brandVariables(colours)).map(([name, value]) => `${name}:${value}`)
  const page = `html:has(.brand-page){background:${colours.PageBackgroundColour}}`
  return `.brand-page{${lines.join(';')}}${page}`
}
