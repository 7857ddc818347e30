import { appUrl } from '#config/app'
import { changelogText } from '#admin/developers/changelog/changelog_text'
import { errorsText } from '#admin/developers/errors/error_text'
import { allGuides, guideOf } from '#admin/developers/guides/guide'
import { plainText } from '#admin/developers/guides/guide_text'
import { inlined } from '#admin/developers/openapi/answers'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { FAILURES } from '#admin/developers/openapi/failures'
import type { KnownFailure } from '#identity/access/described_call'
import { fieldRows, type FieldRow, noteOf, typeText } from '#admin/developers/openapi/field_rows'
import { type CallPage, callPageOf } from '#admin/developers/site/call_page'
import { llmsTxt } from '#admin/developers/site/llms_txt'
import { snippetsOf } from '#admin/developers/snippets/snippets'

/** A page of the site as Markdown, or null where there is none. */
export async function pageTwin(slug: string): Promise<string | null> {
  // A list of calls for people to try; a program that reads gets the list of everything.
  if (slug === 'try-it') return llmsTxt()
  if (slug === 'errors') return errorsText()
  if (slug === 'changelog') return changelogText()
  const guide = guideOf(slug)
  return guide && linked(`# ${guide.title}\n\n${guide.summary}\n\n${plainText(guide.markdown)}`)
}

export async function callTwin(id: string): Promise<string | null> {
  const page = await callPageOf(id)
  return page && describedCall(page)
}

/** With the addresses of guides as those of their twins. */
function linked(markdown: string): string {
  const slugs = allGuides().map(({ slug }) => slug)
  return markdown.replace(/\]\(\/([\w/-]*)(#[\w-]+)?\)/g, (_, path: string, anchor = '') => {
    const isGuide = slugs.some((slug) => path === `developers/${slug}`)
    return `](${appUrl}/${path}${isGuide ? '.md' : ''}${anchor})`
  })
}

function describedCall({ call, request, success }: CallPage): string {
  const { route, operation, audience, parameters, body, answer, failures } = call
  const { scope } = route
  const given = parameters.map(({ name, in: where, required, schema }) => ({
    ...{ path: name, required, note: noteOf(schema) },
    type: `${typeText(schema)}, in the ${where}`,
  }))
  return [
    `# ${operation.summary}`,
    `\`${route.method} ${API_PREFIX}${route.path}\``,
    operation.description,
    !(scope && route.needsSignIn) && audience,
    scope && `A key needs the scope \`${scope}\`.`,
    route.acceptsKey && 'Takes an `Idempotency-Key` header.',
    ...part('Parameters', list(given, true)),
    ...part('Body', body && list(fieldRows(body), true)),
    ...part('Example', fenced('sh', snippetsOf(request)[0]!.code)),
    ...part(
      `Answer ${success.status}`,
      operation.file ? `A file: ${operation.file}` : list(fieldRows(inlined(answer)), false)
    ),
    success.example !== undefined && fenced('json', JSON.stringify(success.example, null, 2)),
    ...part(
      'Refusals',
      Object.entries(failures)
        .map(([status, codes]) => {
          const { meaning } = FAILURES[Number(status) as KnownFailure]
          return [`- ${status}: ${meaning}`, ...codes.map((code) => `\`${code}\``)].join(' ')
        })
        .join('\n')
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function part(title: string, text: string | null): string[] {
  return text ? [`## ${title}`, text] : []
}

function list(rows: FieldRow[], isRequest: boolean): string {
  return rows
    .map(({ path, type, required, note }) => {
      const optional = isRequest && !required ? ', optional' : ''
      return `- \`${path}\` (${type}${optional})${note && `: ${note}`}`
    })
    .join('\n')
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
