import { urlFor } from '@adonisjs/core/services/url_builder'

/** Where the pages of the site are; each has a twin in Markdown beside it. */
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

/** The part of the first page that lists the calls of a group. */
export function callGroupPath(tag: string): string {
  return `${urlFor('admin.developers')}#${tag.toLowerCase().replaceAll(' ', '-')}`
}
