import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { knownPlaces } from '#shipping/places/known_places'
import { loadBookEntries, searchAddressBook } from '#shipping/addresses/search_address_book'
import { bookQueryValidator } from '#shipping/addresses/book_validators'
import { listAddressGroups } from '#shipping/addresses/address_groups'
import AddressGroupTransformer from '#shipping/addresses/transformers/address_group_transformer'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'

export default class AddressBookPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await readPageQuery(ctx, bookQueryValidator)
    const { page = 1, perPage = 25 } = listQuery
    const entries = async () => {
      const found = await searchAddressBook(caller, listQuery).paginate(page, perPage)
      return BookEntryTransformer.paginate(
        await loadBookEntries(caller, found.all()),
        found.getMeta()
      )
    }
    const { countries } = await knownPlaces.current()
    return ctx.inertia.render('shipping/addresses/address_book', {
      listQuery: echoPageQuery(ctx, listQuery),
      entries: ctx.inertia.defer(entries, { rescue: true }),
      groups: AddressGroupTransformer.transform(await listAddressGroups(caller)),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
      isTeam: caller.organization.isBusiness,
      isStaff: caller.isBookingStaff,
    })
  }
}
