import type { ApiVersion } from '#shared/http/api_versions'
import { CHANGELOG, type ChangelogEntry } from '#admin/developers/changelog/changelog'

/** The changelog as Markdown. */
export function changelogText(entries: readonly ChangelogEntry[] = CHANGELOG): string {
  const days = entries.flatMap(({ day, version, added, changed, removed }) => [
    `## ${day}`,
    ...(version ? [versionText(version)] : []),
    ...part('Added', added),
    ...part('Changed', changed),
    ...part('Removed', removed),
  ])
  return ['# Changelog', ...days].join('\n\n')
}

function versionText({ version, deprecatedOn, sunsetOn }: ApiVersion): string {
  const end = sunsetOn ? `, answered until ${sunsetOn}` : ''
  const parts = [
    `Version \`${version}\`.`,
    deprecatedOn && `Deprecated since ${deprecatedOn}${end}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

function part(title: string, sentences: readonly string[] = []): string[] {
  if (sentences.length === 0) return []
  return [`### ${title}`, sentences.map((sentence) => `- ${sentence}`).join('\n')]
}
