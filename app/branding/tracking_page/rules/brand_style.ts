import type { Colours } from '#branding/tracking_page/rules/colours'
import { inkOn, isColour, isDark, nearestReadable } from '#branding/tracking_page/rules/contrast'
import { THEMES } from '#branding/tracking_page/rules/themes'

/** The least favourable of the surfaces that text in the accent colour stands on: tokens.css. */
const SURFACE = { light: '#eef1ec', dark: '#222b26' }

export type BrandVariables = Record<`--${string}`, string>

/** The custom properties that brand_page.css paints a page with. */
export function brandVariables(colours: Colours): BrandVariables {
  const page = colours.PageBackgroundColour
  const surface = SURFACE[brandScheme(colours)]
  const accent = nearestReadable(colours.TrackingHeaderBackgroundColour, surface)
  return {
    '--brand-page': page,
    '--brand-page-ink': inkOn(page),
    '--brand-route': colours.TrackingRouteBackgroundColour,
    '--brand-route-ink': colours.TrackingRouteTextColour,
    '--brand-header': colours.TrackingHeaderBackgroundColour,
    '--brand-header-ink': colours.TrackingHeaderTextColour,
    '--brand-footer': colours.ShopFooterBackgroundColour,
    '--brand-footer-ink': colours.ShopFooterTextColour,
    '--accent': accent,
    '--accent-strong': accent,
    '--accent-ink': inkOn(accent),
    '--accent-soft': 'var(--surface-sunken)',
    '--focus': accent,
  }
}

/** Which side of our own colours goes with a page, whatever its reader's other pages are like. */
export function brandScheme({ PageBackgroundColour: page }: Colours): 'light' | 'dark' {
  return isColour(page) && isDark(page) ? 'dark' : 'light'
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
