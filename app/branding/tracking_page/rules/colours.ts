import { measureContrast, isReadable, findReadableColour } from '#shared/colours/rules/contrast'

/** Names from the specification. */
export const COLOUR_LABELS = {
  PageBackgroundColour: 'Page Background Colour',
  TrackingRouteBackgroundColour: 'Tracking Route Background Colour',
  TrackingRouteTextColour: 'Tracking Route Text Colour',
  TrackingHeaderBackgroundColour: 'Tracking Header Background Colour',
  TrackingHeaderTextColour: 'Tracking Header Text Colour',
  ShopFooterBackgroundColour: 'Shop Footer Background Colour',
  ShopFooterTextColour: 'Shop Footer Text Colour',
} as const

export type ColourName = keyof typeof COLOUR_LABELS

export type Colours = Record<ColourName, string>

export const COLOUR_NAMES = Object.keys(COLOUR_LABELS) as ColourName[]

/** Texts and their backgrounds. Text on the page's background is black or white automatically. */
const TEXT_BACKGROUND_PAIRS: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ['TrackingRouteTextColour', 'TrackingRouteBackgroundColour'],
  ['TrackingHeaderTextColour', 'TrackingHeaderBackgroundColour'],
  ['ShopFooterTextColour', 'ShopFooterBackgroundColour'],
]

export type ColourFault = { name: ColourName; message: string; proposal: string }

/** Finds unreadable texts and the nearest readable colour. */
export function findColourFaults(colours: Colours): ColourFault[] {
  return TEXT_BACKGROUND_PAIRS.flatMap(([name, under]) => {
    const [text, background] = [colours[name], colours[under]]
    if (isReadable(text, background)) return []
    const proposal = findReadableColour(text, background)
    // Round down, or the message could say that 4.50 is less than 4.5.
    const ratio = (Math.floor(measureContrast(text, background) * 100) / 100).toFixed(2)
    const message = `"${COLOUR_LABELS[name]}" is hard to read on its background: the contrast is ${ratio} to 1 and must be 4.5 to 1. Try ${proposal}.`
    return [{ name, message, proposal }]
  })
}

/** The ten template properties, named in the specification. */
export type TemplateProperties = Colours & {
  PageTitle1: string
  PageTitle2: string
  Theme: string
}
