import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './checkout.ts'

interface DocumentedSetting {
  name: string
  /** The names of the allowed values, or `number`, `secret`, `url` or `email`. Empty: any text. */
  values: string
  text: string
  example: string
}

interface Chapter {
  title: string
  settings: DocumentedSetting[]
}

const LINES =
  /^ {2}\/\/ # (?<title>.+)$|^ {2}(?:\/\*\*(?<comment>[^]*?)\*\/\s+)?(?<name>[A-Z][A-Z0-9_]+): Env\.schema\.(?<schema>.+),$/gm

/** The settings of start/env.ts by chapter, without internal ones. */
export function documentedSettings(): Chapter[] {
  const chapters: Chapter[] = []
  for (const { groups } of readFileSync(join(ROOT, 'start/env.ts'), 'utf8').matchAll(LINES)) {
    const { title, comment = '', name, schema = '' } = groups!
    if (title) chapters.push({ title, settings: [] })
    const [text = '', example = ''] = comment.replace(/\s*\n\s*\*?\s*/g, ' ').split('@example')
    if (name && !text.includes('@internal')) {
      const setting = { name, values: valuesOf(schema), text: text.trim(), example: example.trim() }
      chapters.at(-1)!.settings.push(setting)
    }
  }
  return chapters
}

function valuesOf(schema: string): string {
  const choices = [...schema.matchAll(/'(\w+)'/g)].map(([, choice]) => `\`${choice}\``)
  if (schema.startsWith('enum')) return choices.join(', ')
  const format = /format: '(url|email)'/.exec(schema)?.[1]
  return format ?? /^(number|secret)/.exec(schema)?.[1] ?? ''
}

export function settingsReference(): string {
  const chapters = documentedSettings().map(({ title, settings }) => {
    const rows = settings.map(({ name, values, text }) => `| \`${name}\` | ${values} | ${text} |`)
    return [`## ${title}`, '', '| Setting | Values | Meaning |', '|---|---|---|', ...rows].join(
      '\n'
    )
  })
  return `# Settings

Settings come from the environment or from a file \`.env\` in the checkout; a variable that is set wins over the file. Development needs none. Staff change prices, limits and texts in the console instead.

This page is generated from \`start/env.ts\`: change a comment there and run \`npm run describe:settings\`.

${chapters.join('\n\n')}
`
}

export function settingsExample(): string {
  const chapters = documentedSettings().map(({ title, settings }) => {
    const lines = settings.map(
      ({ name, text, example }) => `${commented(text)}\n#${name}=${example}`
    )
    return [`# --- ${title} ---`, ...lines].join('\n\n')
  })
  return `# Copy this file to .env and remove the # from the settings you need. Development needs none.
# Generated from start/env.ts by \`npm run describe:settings\`.

${chapters.join('\n\n')}
`
}

function commented(text: string): string {
  return text
    .replaceAll('`', '')
    .replace(/(.{1,116})(?: |$)/g, '# $1\n')
    .trimEnd()
}
