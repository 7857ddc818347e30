import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ContentsSection } from '#admin/developers/site/site_contents'

export default class ContentsTransformer extends BaseTransformer<ContentsSection> {
  toObject() {
    const { title, entries } = this.resource
    return { title, entries: entries.map(({ label, href }) => ({ label, href })) }
  }
}
