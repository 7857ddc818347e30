import { chooseTextColour, findReadableColour } from '#shared/colours/rules/contrast'

export const DEFAULT_ACCENT = '#0e5a3c'
const DEFAULT_ACCENT_BY_NIGHT = '#56c596'

/** The page surfaces of tokens.css on which accent-coloured text has the least contrast. */
export const SURFACE = { light: '#eef1ec', dark: '#222b26' }

export type AccentVariables = Record<`--${string}`, string>

/** Returns the CSS custom properties of an accent colour, shaded to be readable in this theme. */
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

/** Returns a style sheet for the page head; empty for the default colour of tokens.css. */
export function accentStyleSheet(colour: string | null): string {
  // The head is not escaped, so only a hexadecimal colour may pass.
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

/** Returns the accent colour for documents and mail, shaded to be readable on white. */
export function accentOnWhite(colour: string | null): string {
  return findReadableColour(colour ?? DEFAULT_ACCENT, '#ffffff')
}

export function accentByNight(colour: string | null): string {
  return colour ? findReadableColour(colour, SURFACE.dark) : DEFAULT_ACCENT_BY_NIGHT
}

function rulesOf(colour: string, side: keyof typeof SURFACE): string {
  const accent = accentVariables(colour, side)
  const mark = { '--mark': accent['--accent'], '--mark-ink': accent['--accent-ink'] }
  const variables = Object.entries({ ...accent, ...mark, '--mark-line': accent['--accent-ink'] })
  return variables.map(([name, value]) => `${name}:${value}`).join(';')
}
