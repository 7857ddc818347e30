import { lexer, Marked, type Token, type Tokens } from 'marked'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { parseRequestBlock, findApiRoute } from '#admin/developers/guides/parse_request_block'
import type { Snippet } from '#admin/developers/snippets/example_request'
import { buildSnippets } from '#admin/developers/snippets/snippets'
import { callPagePath } from '#admin/developers/site/site_paths'

export type GuideBlock =
  | { kind: 'text'; html: string }
  | { kind: 'code'; label: string; samples: Snippet[] }

export type GuideHeading = { id: string; title: string }

const FENCE_LANGUAGES: Record<string, Snippet['language']> = {
  sh: 'curl',
  js: 'javascript',
  php: 'php',
  python: 'python',
  json: 'json',
}

export async function renderGuideBlocks(markdown: string): Promise<GuideBlock[]> {
  const links = await mapCallLinks()
  const blocks: GuideBlock[] = []
  for (const token of lexer(markdown)) {
    const last = blocks.at(-1)
    if (token.type === 'space') continue
    if (token.type !== 'code') {
      const html = renderHtml(token, links)
      if (last?.kind === 'text') last.html += html
      else blocks.push({ kind: 'text', html })
      continue
    }
    const code = toCodeBlock(token as Tokens.Code)
    // Adds the same code in another language to the previous block.
    if (
      last?.kind === 'code' &&
      code.label === last.label &&
      isAnotherLanguage(code.samples, last)
    ) {
      last.samples.push(...code.samples)
    } else blocks.push(code)
  }
  return blocks
}

export function listHeadings(markdown: string): GuideHeading[] {
  return lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: headingId(text), title: text.replaceAll('`', '') }))
}

export function listRequests(markdown: string) {
  return lexer(markdown)
    .filter(isRequestBlock)
    .map(({ text, lang }) => parseRequestBlock(text, lang))
}

/** Renders the Markdown version of a guide, with calls as curl only. */
export function renderGuideMarkdown(markdown: string): string {
  return lexer(markdown)
    .map((token) => {
      if (!isRequestBlock(token)) return token.raw
      const { code } = toCodeBlock(token).samples[0]!
      return `\`\`\`sh\n${code}\n\`\`\`\n\n`
    })
    .join('')
}

function isRequestBlock(token: Token): token is Tokens.Code {
  return token.type === 'code' && /^request\b/.test((token as Tokens.Code).lang ?? '')
}

function isAnotherLanguage([sample]: Snippet[], { samples }: { samples: Snippet[] }): boolean {
  return samples.every(({ language }) => language !== sample?.language)
}

function toCodeBlock(token: Tokens.Code): GuideBlock & { kind: 'code' } {
  const { text, lang = '' } = token
  const label = /title="([^"]*)"/.exec(lang)?.[1] ?? ''
  if (isRequestBlock(token)) {
    const request = parseRequestBlock(text, lang)
    return { kind: 'code', label, samples: buildSnippets(request) }
  }
  const language = FENCE_LANGUAGES[lang.split(' ')[0]!] ?? 'text'
  return { kind: 'code', label, samples: [{ language, code: text }] }
}

/** Links calls in backticks to their pages. */
function renderHtml(token: Token, links: Map<string, string>): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inside = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${inside}</h${depth}>`
        const id = headingId(text)
        return `<h2 id="${id}"><a href="#${id}">${inside}</a></h2>`
      },
      codespan({ text }) {
        const code = `<code>${escapeText(text)}</code>`
        const [method = '', path = ''] = text.split(' ')
        const name = path.startsWith('/') ? findApiRoute(method, path)?.name : undefined
        const href = name && links.get(name)
        return href ? `<a href="${href}">${code}</a>` : code
      },
    },
  })
  return marked
    .parser([token])
    .replaceAll('<table>', '<div tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
}

async function mapCallLinks(): Promise<Map<string, string>> {
  const calls = await listApiCallDocs()
  return new Map(calls.map(({ id, route }) => [route.name, callPagePath(id)]))
}

function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
