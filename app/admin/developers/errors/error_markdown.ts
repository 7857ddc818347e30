import { appUrl } from '#config/app'
import {
  type ErrorEntry,
  ERROR_ENTRIES,
  buildErrorExamples,
} from '#admin/developers/errors/error_entry'
import { errorPagePath, markdownPath } from '#admin/developers/site/site_paths'

export function renderErrorListMarkdown(): string {
  const lines = ERROR_ENTRIES.map(
    ({ code, status, title }) =>
      `- [${code}](${appUrl}${markdownPath(errorPagePath(code))}) (${status}): ${title}.`
  )
  return ['# Errors', 'Every error response has one of these codes.', lines.join('\n')].join('\n\n')
}

export function renderErrorMarkdown(code: string): string | null {
  const entry = ERROR_ENTRIES.find((one) => one.code === code)
  return entry ? renderErrorEntry(entry) : null
}

function renderErrorEntry(entry: ErrorEntry): string {
  const { code, status, title, meaning, remedy } = entry
  const { envelope, problem } = buildErrorExamples(entry)
  return [
    `# ${code}`,
    `HTTP ${status}. ${title}.`,
    `## Cause\n\n${meaning}`,
    `## Solution\n\n${remedy}`,
    `## Response`,
    ...[envelope, problem].map((body) => `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``),
  ].join('\n\n')
}
