import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Guide } from '#admin/developers/guides/guide'
import type { GuideBlock, GuideHeading } from '#admin/developers/guides/render_guide'

export default class GuideTransformer extends BaseTransformer<
  Guide & { blocks: GuideBlock[]; headings: GuideHeading[] }
> {
  toObject() {
    const { slug, title, summary, blocks, headings } = this.resource
    return { slug, title, summary, blocks, headings }
  }
}
