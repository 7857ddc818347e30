import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { knownPlaces } from '#shipping/places/known_places'
import { entriesOf, searchBook } from '#shipping/addresses/book_entries'
import { bookQuestionValidator } from '#shipping/addresses/book_validators'
import { groupsFor } from '#shipping/addresses/grouping'
import AddressGroupTransformer from '#shipping/addresses/transformers/address_group_transformer'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'

export default class AddressBookPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const question = await pageQuestion(ctx, bookQuestionValidator)
    const { page = 1, perPage = 25 } = question
    const entries = async () => {
      const found = await searchBook(caller, question).paginate(page, perPage)
      return BookEntryTransformer.paginate(await entriesOf(caller, found.all()), found.getMeta())
    }
    const { countries } = await knownPlaces.now()
    return ctx.inertia.render('shipping/addresses/address_book', {
      question: understood(ctx, question),
      entries: ctx.inertia.defer(entries, { rescue: true }),
      groups: AddressGroupTransformer.transform(await groupsFor(caller)),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
      isTeam: caller.organization.isBusiness,
      isStaff: caller.isBookingStaff,
    })
  }
}
