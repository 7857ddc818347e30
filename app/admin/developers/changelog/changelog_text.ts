import { CHANGELOG } from '#admin/developers/changelog/changelog'

/** The changelog as Markdown. */
export function changelogText(): string {
  const days = CHANGELOG.flatMap(({ day, added, changed, removed }) => [
    `## ${day}`,
    ...part('Added', added),
    ...part('Changed', changed),
    ...part('Removed', removed),
  ])
  return ['# Changelog', ...days].join('\n\n')
}

function part(title: string, sentences: readonly string[] = []): string[] {
  if (sentences.length === 0) return []
  return [`### ${title}`, sentences.map((sentence) => `- ${sentence}`).join('\n')]
}
