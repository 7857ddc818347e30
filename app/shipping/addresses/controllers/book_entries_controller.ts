import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { knownPlaces } from '#shipping/places/known_places'
import { entriesOf, entryOf, searchBook } from '#shipping/addresses/book_entries'
import {
  bookEntryUpdateValidator,
  bookEntryValidator,
  bookQuestionValidator,
  type SentEntry,
} from '#shipping/addresses/book_validators'
import { chosenColumns } from '#shipping/addresses/entry_columns'
import { addEntry, changeEntry, removeEntry } from '#shipping/addresses/keeping'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'

export default class BookEntriesController {
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const question = await bookQuestionValidator.validate(ctx.request.qs())
    const { page = 1, perPage = 25 } = question
    const found = await searchBook(caller, question).paginate(page, perPage)
    const entries = await entriesOf(caller, found.all())
    return ctx.serialize(BookEntryTransformer.paginate(entries, found.getMeta()))
  }

  async store(ctx: HttpContext) {
    const kept = await keptAs(ctx, await ctx.request.validateUsing(bookEntryValidator))
    const id = await addEntry(callerOf(ctx), kept)
    ctx.response.status(201)
    return answerWith(ctx, 'Address saved.', id)
  }

  async show(ctx: HttpContext) {
    const entry = await entryOf(callerOf(ctx), ctx.params.id)
    return ctx.serialize(BookEntryTransformer.transform(entry))
  }

  async update(ctx: HttpContext) {
    // Whose address is not theirs learns nothing of what would be wrong.
    await entryOf(callerOf(ctx), ctx.params.id)
    const { version, ...given } = await ctx.request.validateUsing(bookEntryUpdateValidator)
    const kept = { ...(await keptAs(ctx, given)), version }
    const id = await changeEntry(callerOf(ctx), ctx.params.id, kept)
    return answerWith(ctx, 'Address saved.', id)
  }

  async destroy(ctx: HttpContext) {
    await removeEntry(callerOf(ctx), ctx.params.id)
    return { message: 'Address deleted.' }
  }
}

async function keptAs(ctx: HttpContext, { shared, groups, ...given }: SentEntry) {
  const writesCities = callerOf(ctx).isBookingStaff
  const columns = chosenColumns(given, { places: await knownPlaces.now(), writesCities })
  return { columns, isShared: shared, groups }
}

async function answerWith(ctx: HttpContext, message: string, id: number) {
  const entry = await entryOf(callerOf(ctx), id)
  const { data } = await ctx.serialize(BookEntryTransformer.transform(entry))
  return { message, data }
}
