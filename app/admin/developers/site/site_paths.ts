import { urlFor } from '@adonisjs/core/services/url_builder'

/** Paths of pages; each has a Markdown version. */
export function guidePagePath(guide: string): string {
  return urlFor('admin.developers.guide', { guide })
}

export function callPagePath(call: string): string {
  return urlFor('admin.developers.call', { call })
}

export function errorPagePath(code: string): string {
  return urlFor('admin.developers.error', { code })
}

export function markdownPath(path: string): string {
  return `${path}.md`
}

export function callGroupPath(tag: string): string {
  return urlFor('admin.developers.group', { group: callGroupSlug(tag) })
}

export function callGroupSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}
