import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { mergeValidator } from '#shipping/addresses/book_validators'
import { findBookEntry } from '#shipping/addresses/search_address_book'
import { mergeBookEntries, listDuplicateEntries } from '#shipping/addresses/merge_book_entries'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'
import DuplicateAddressesTransformer from '#shipping/addresses/transformers/duplicate_addresses_transformer'

export default class DuplicateAddressesController {
  async index(ctx: HttpContext) {
    const { total, groups } = await listDuplicateEntries(callerOf(ctx))
    const { data } = await ctx.serialize(DuplicateAddressesTransformer.transform(groups))
    return { data: { total, groups: data } }
  }

  async merge(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(mergeValidator)
    const caller = callerOf(ctx)
    const entry = await findBookEntry(caller, await mergeBookEntries(caller, ids))
    const { data } = await ctx.serialize(BookEntryTransformer.transform(entry))
    return { message: 'The addresses are merged.', data }
  }
}
