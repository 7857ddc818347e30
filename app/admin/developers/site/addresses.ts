import { urlFor } from '@adonisjs/core/services/url_builder'

/** Where the pages of the site are; each has a twin in Markdown beside it. */
export function guidePath(guide: string): string {
  return urlFor('admin.developers.guide', { guide })
}

export function callPath(call: string): string {
  return urlFor('admin.developers.call', { call })
}

export function errorPath(code: string): string {
  return urlFor('admin.developers.error', { code })
}

export function twinOf(path: string): string {
  return `${path}.md`
}

/** The part of the first page that lists the calls of a group. */
export function groupPath(tag: string): string {
  return `${urlFor('admin.developers')}#${tag.toLowerCase().replaceAll(' ', '-')}`
}
