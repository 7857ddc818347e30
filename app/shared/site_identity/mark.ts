import brand from '#config/brand'
import { accentOnWhite } from '#shared/brand/rules/brand_colours'
import { chooseTextColour } from '#shared/colours/rules/contrast'

export interface MarkLook {
  ground: string
  line: string
  ink: string
}

const OURS: MarkLook = { ground: '#0e5a3c', line: '#ffc629', ink: '#ffffff' }

export function markLook(): MarkLook {
  if (!brand.colour) return OURS
  const ground = accentOnWhite(brand.colour)
  return { ground, line: chooseTextColour(ground), ink: chooseTextColour(ground) }
}

/** Draws the mark in a 32 × 32 box, as inertia/components/brand_mark.tsx does. */
export function markDrawing({ line, ink }: MarkLook): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M6 24.5C5.5 14.5 10 8 20 7.5" stroke="${line}" stroke-width="2.5" stroke-dasharray="0.01 4.6"/>
<g stroke="${ink}" stroke-width="2"><path d="m20 12.5 6.5 3.4v7.2L20 26.5l-6.5-3.4v-7.2z"/><path d="m13.5 15.9 6.5 3.4 6.5-3.4M20 19.3v7.2"/></g></g>`
}

/** Returns the mark as an SVG file. The masked variant keeps clear of the edges. */
export function markSvg({ side = 32, masked = false } = {}): string {
  const look = markLook()
  const drawing = masked
    ? `<g transform="translate(4.8 4.8) scale(0.7)">${markDrawing(look)}</g>`
    : markDrawing(look)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${masked ? 0 : 8}" fill="${look.ground}"/>${drawing}</svg>`
}
