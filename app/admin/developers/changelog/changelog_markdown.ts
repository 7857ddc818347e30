import type { ApiVersion } from '#shared/http/api_versions'
import { CHANGELOG, type ChangelogEntry } from '#admin/developers/changelog/changelog'

export function renderChangelogMarkdown(entries: readonly ChangelogEntry[] = CHANGELOG): string {
  const days = entries.flatMap(({ day, version, added, changed, removed }) => [
    `## ${day}`,
    ...(version ? [renderVersion(version)] : []),
    ...renderChangeSection('Added', added),
    ...renderChangeSection('Changed', changed),
    ...renderChangeSection('Removed', removed),
  ])
  return ['# Changelog', ...days].join('\n\n')
}

function renderVersion({ version, deprecatedOn, sunsetOn }: ApiVersion): string {
  const end = sunsetOn ? `, supported until ${sunsetOn}` : ''
  const parts = [
    `Version \`${version}\`.`,
    deprecatedOn && `Deprecated since ${deprecatedOn}${end}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

function renderChangeSection(title: string, sentences: readonly string[] = []): string[] {
  if (sentences.length === 0) return []
  return [`### ${title}`, sentences.map((sentence) => `- ${sentence}`).join('\n')]
}
