import type { Colours } from '#branding/tracking_page/rules/colours'

export const OWN_THEME_ID = 100

export const FIRST_THEME_ID = 1

export type Theme = { id: number; label: string; colours: Colours }

/** Businesses store a theme's id, so it must never change its meaning. */
export const THEMES: readonly Theme[] = [
  defineTheme(
    1,
    'Forest',
    '#f4f7f2',
    ['#e3efe5', '#12402a'],
    ['#0e5a3c', '#ffffff'],
    '#12301f #e8f3ec'
  ),
  defineTheme(
    2,
    'Ocean',
    '#f1f6fb',
    ['#dbeafa', '#123a63'],
    ['#134e86', '#ffffff'],
    '#0c2b4a #e4effa'
  ),
  defineTheme(
    3,
    'Sunset',
    '#fff6ee',
    ['#ffe3cc', '#6b2a05'],
    ['#b23c0b', '#ffffff'],
    '#4a1d07 #ffeadd'
  ),
  defineTheme(
    4,
    'Plum',
    '#faf5fb',
    ['#f0e0f3', '#4d1a57'],
    ['#6f2480', '#ffffff'],
    '#33103b #f5e7f8'
  ),
  defineTheme(
    5,
    'Market',
    '#fffbea',
    ['#ffeeb0', '#4d3a00'],
    ['#ffd23f', '#3a2b00'],
    '#3a2b00 #fff3c9'
  ),
  defineTheme(
    6,
    'Rose',
    '#fff5f6',
    ['#fde0e4', '#6e1328'],
    ['#a91d3f', '#ffffff'],
    '#470c1b #ffe6ea'
  ),
  defineTheme(
    7,
    'Midnight',
    '#10151c',
    ['#1c2632', '#dce7f3'],
    ['#0a0e13', '#f2f6fa'],
    '#0a0e13 #b9c6d4'
  ),
  defineTheme(
    8,
    'Paper',
    '#ffffff',
    ['#f0f0ee', '#222220'],
    ['#222220', '#ffffff'],
    '#f0f0ee #222220'
  ),
]

type Pair = readonly [background: string, text: string]

function defineTheme(
  id: number,
  label: string,
  page: string,
  route: Pair,
  header: Pair,
  footer: string
) {
  const [footerBackground, footerText] = footer.split(' ') as [string, string]
  const colours: Colours = {
    PageBackgroundColour: page,
    TrackingRouteBackgroundColour: route[0],
    TrackingRouteTextColour: route[1],
    TrackingHeaderBackgroundColour: header[0],
    TrackingHeaderTextColour: header[1],
    ShopFooterBackgroundColour: footerBackground,
    ShopFooterTextColour: footerText,
  }
  return { id, label, colours }
}

export const OWN_THEME_LABEL = 'Your own colours'

/** Falls back to the first theme if a saved one was removed. */
export function findTheme(id: number): Theme {
  return THEMES.find((candidate) => candidate.id === id) ?? THEMES[0]!
}
