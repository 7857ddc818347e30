import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedMessage } from '#admin/languages/message_list'
import { PAGE_NAMES } from '#admin/languages/page_names'

export default class ListedMessageTransformer extends BaseTransformer<ListedMessage> {
  toObject() {
    const { key, group, english, text, state, signedBy, signedOn } = this.resource
    return { key, page: PAGE_NAMES[group], english, text, state, signedBy, signedOn }
  }
}
