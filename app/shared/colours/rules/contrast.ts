/** WCAG 2.2, 1.4.3: the minimum contrast of normal text. */
export const MIN_CONTRAST = 4.5

type Triple = readonly [number, number, number]

const BLACK: Triple = [0, 0, 0]
const WHITE: Triple = [1, 1, 1]

/** Steps of a blend. With 256 of them, each changes a colour channel by at most 1 of 255. */
const STEPS = 256

export function isColour(text: unknown): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
}

/** Returns 1 (same colour) to 21 (black on white). Source: WCAG 2.2, "contrast ratio". */
export function measureContrast(one: string, other: string): number {
  return ratio(luminance(rgbOf(one)), luminance(rgbOf(other)))
}

export function isReadable(text: string, background: string): boolean {
  return measureContrast(text, background) >= MIN_CONTRAST
}

/**
 * Returns the nearest readable colour: `text` itself, or a blend towards black or white, of which
 * at least one is always readable.
 */
export function findReadableColour(text: string, background: string): string {
  const wanted = text.toLowerCase()
  if (isReadable(wanted, background)) return wanted
  const candidates = [BLACK, WHITE]
    .map((end) => towards(rgbOf(wanted), end, background))
    .filter((colour) => colour !== null)
  const [nearest] = candidates.sort((a, b) => distance(a, wanted) - distance(b, wanted))
  return nearest ?? chooseTextColour(background)
}

/** Returns black or white, whichever contrasts more: at least 4.58 to 1 on any background. */
export function chooseTextColour(background: string): '#000000' | '#ffffff' {
  return measureContrast('#000000', background) >= measureContrast('#ffffff', background)
    ? '#000000'
    : '#ffffff'
}

export function isDarkColour(background: string): boolean {
  return chooseTextColour(background) === '#ffffff'
}

function towards(from: Triple, end: Triple, background: string): string | null {
  const behind = luminance(rgbOf(background))
  for (let step = 1; step <= STEPS; step++) {
    const colour = hexOf(blend(from, end, step / STEPS))
    if (ratio(luminance(rgbOf(colour)), behind) >= MIN_CONTRAST) return colour
  }
  return null
}

function blend(from: Triple, to: Triple, share: number): Triple {
  const mixed = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
  return [mixed(0), mixed(1), mixed(2)]
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(colour: Triple): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Measures a difference in OKLab. Source: Björn Ottosson, "A perceptual color space". */
function distance(one: string, other: string): number {
  const [a, b] = [labOf(rgbOf(one)), labOf(rgbOf(other))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function labOf(colour: Triple): Triple {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(colour: Triple): Triple {
  const [red, green, blue] = colour
  return [linearOf(red), linearOf(green), linearOf(blue)]
}

function linearOf(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function rgbOf(hex: string): Triple {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

function hexOf(colour: Triple): string {
  return `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`
}
