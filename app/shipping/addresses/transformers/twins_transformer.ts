import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BookEntry } from '#shipping/addresses/book_entries'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'

/** Entries that are probably the same, the newest first. */
export default class TwinsTransformer extends BaseTransformer<BookEntry[]> {
  toObject() {
    return { entries: BookEntryTransformer.transform(this.resource) }
  }
}
