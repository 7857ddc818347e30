import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { knownPlaces } from '#shipping/places/known_places'
import {
  loadBookEntries,
  findBookEntry,
  searchAddressBook,
} from '#shipping/addresses/search_address_book'
import {
  bookEntryUpdateValidator,
  bookEntryValidator,
  bookQueryValidator,
  type SentEntry,
} from '#shipping/addresses/book_validators'
import { columnsFromChoices } from '#shipping/addresses/entry_columns'
import { addBookEntry, updateBookEntry, deleteBookEntry } from '#shipping/addresses/save_book_entry'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'

export default class BookEntriesController {
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await bookQueryValidator.validate(ctx.request.qs())
    const { page = 1, perPage = 25 } = listQuery
    const found = await searchAddressBook(caller, listQuery).paginate(page, perPage)
    const entries = await loadBookEntries(caller, found.all())
    return ctx.serialize(BookEntryTransformer.paginate(entries, found.getMeta()))
  }

  async store(ctx: HttpContext) {
    const change = await toBookEntryInput(ctx, await ctx.request.validateUsing(bookEntryValidator))
    const id = await addBookEntry(callerOf(ctx), change)
    ctx.response.status(201)
    return respondWithEntry(ctx, 'Address saved.', id)
  }

  async show(ctx: HttpContext) {
    const entry = await findBookEntry(callerOf(ctx), ctx.params.id)
    return ctx.serialize(BookEntryTransformer.transform(entry))
  }

  async update(ctx: HttpContext) {
    // Callers without access must not see validation errors.
    await findBookEntry(callerOf(ctx), ctx.params.id)
    const { version, ...given } = await ctx.request.validateUsing(bookEntryUpdateValidator)
    const change = { ...(await toBookEntryInput(ctx, given)), version }
    const id = await updateBookEntry(callerOf(ctx), ctx.params.id, change)
    return respondWithEntry(ctx, 'Address saved.', id)
  }

  async destroy(ctx: HttpContext) {
    await deleteBookEntry(callerOf(ctx), ctx.params.id)
    return { message: 'Address deleted.' }
  }
}

async function toBookEntryInput(ctx: HttpContext, { shared, groups, ...given }: SentEntry) {
  const writesCities = callerOf(ctx).isBookingStaff
  const columns = columnsFromChoices(given, { places: await knownPlaces.current(), writesCities })
  return { columns, isShared: shared, groups }
}

async function respondWithEntry(ctx: HttpContext, message: string, id: number) {
  const entry = await findBookEntry(callerOf(ctx), id)
  const { data } = await ctx.serialize(BookEntryTransformer.transform(entry))
  return { message, data }
}
