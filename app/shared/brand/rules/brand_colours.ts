import { chooseTextColour, findReadableColour } from '#shared/colours/rules/contrast'

/** Our own green, of tokens.css. */
export const DEFAULT_ACCENT = '#0e5a3c'
const DEFAULT_ACCENT_BY_NIGHT = '#56c596'

/** The least favourable of the surfaces that text in the accent colour stands on: tokens.css. */
export const SURFACE = { light: '#eef1ec', dark: '#222b26' }

export type AccentVariables = Record<`--${string}`, string>

/** The custom properties of a colour, in a shade that can be read on this side's surfaces. */
export function accentVariables(colour: string, side: keyof typeof SURFACE): AccentVariables {
  const accent = findReadableColour(colour, SURFACE[side])
  return {
    '--accent': accent,
    '--accent-strong': accent,
    '--accent-ink': chooseTextColour(accent),
    '--accent-soft': 'var(--surface-sunken)',
    '--focus': accent,
  }
}

/** A style sheet for the head of every page; empty for our own colour, which tokens.css has in more shades. */
export function accentStyleSheet(colour: string | null): string {
  // What stands in the head is not escaped.
  if (!colour || !/^#[0-9a-f]{6}$/.test(colour)) return ''
  const [light, dark] = [rulesOf(colour, 'light'), rulesOf(colour, 'dark')]
  return [
    `html:root{${light}}`,
    `@media (prefers-color-scheme:dark){html:root{${dark}}}`,
    `html:root[data-theme='light']{${light}}`,
    `html:root[data-theme='dark']{${dark}}`,
    `@media print{html:root{${light}}}`,
  ].join('')
}

/** On paper and in mail, which are white. */
export function accentOnWhite(colour: string | null): string {
  return findReadableColour(colour ?? DEFAULT_ACCENT, '#ffffff')
}

/** In mail that is read in the dark. */
export function accentByNight(colour: string | null): string {
  return colour ? findReadableColour(colour, SURFACE.dark) : DEFAULT_ACCENT_BY_NIGHT
}

function rulesOf(colour: string, side: keyof typeof SURFACE): string {
  const accent = accentVariables(colour, side)
  const mark = { '--mark': accent['--accent'], '--mark-ink': accent['--accent-ink'] }
  const variables = Object.entries({ ...accent, ...mark, '--mark-line': accent['--accent-ink'] })
  return variables.map(([name, value]) => `${name}:${value}`).join(';')
}
