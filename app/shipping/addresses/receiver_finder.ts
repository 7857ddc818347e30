import { urlFor } from '@adonisjs/core/services/url_builder'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import { searchAddressBook } from '#shipping/addresses/search_address_book'

/** Finds the saved receivers to whom the caller can start a booking. */
const findReceivers: Finder = async ({ text }, caller) => {
  if (!caller.may('book')) return []
  const query = searchAddressBook(caller, { search: text, side: 'destination' })
  const receivers = await query.limit(MAX_RESULTS_PER_KIND)
  return receivers.map(({ id, fullname, cityName, country }) => ({
    kind: 'booking',
    title: `Book to ${fullname}`,
    detail: [cityName, country.name].filter(Boolean).join(', '),
    href: urlFor('shipping.book', {}, { qs: { to: id } }),
  }))
}

export default findReceivers
