import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'

/** Files in `resources/developers`, in reading order. */
export const GUIDE_SLUGS = [
  'quick-start',
  'keys-and-test-data',
  'book-in-one-call',
  'several-packages',
  'customs',
  'checkout-rates',
  'webhooks',
  'test-numbers',
  'idempotency',
  'handling-errors',
  'money-weights-and-places',
  'typed-clients',
  'agents',
] as const

export type Guide = {
  slug: string
  title: string
  /** The first paragraph: the result of following the guide. */
  summary: string
  /** The remaining text, with this deployment's addresses. */
  markdown: string
}

const guideCache = new Map<string, Guide>()

export function findGuide(slug: string): Guide | null {
  if (!GUIDE_SLUGS.some((known) => known === slug)) return null
  const guide = (!app.inDev && guideCache.get(slug)) || readGuide(slug)
  guideCache.set(slug, guide)
  return guide
}

export function listGuides(): Guide[] {
  return GUIDE_SLUGS.map((slug) => findGuide(slug)!)
}

function readGuide(slug: string): Guide {
  const text = readFileSync(app.makePath('resources/developers', `${slug}.md`), 'utf8')
  const [title = '', summary = '', ...rest] = fillGuidePlaceholders(text).split('\n\n')
  return {
    slug,
    title: title.replace(/^# /, ''),
    summary: summary.replaceAll('\n', ' ').trim(),
    markdown: rest.join('\n\n'),
  }
}

/** Replaces `{{name}}` with values of this deployment. */
function fillGuidePlaceholders(text: string): string {
  const words: Record<string, string> = {
    brand: brand.name,
    address: appUrl,
    api: appUrl + API_PREFIX,
    username: '<your e-mail>',
    password: '<your password>',
  }
  return text.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole)
}
