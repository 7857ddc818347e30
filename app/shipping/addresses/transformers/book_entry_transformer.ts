import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AddressBookEntry } from '#shipping/addresses/search_address_book'
import { bookEntryVersion } from '#shipping/addresses/entry_version'
import { rateAddressQuality } from '#shipping/addresses/rules/address_quality'
import { isoTime } from '#shared/time/rules/api_dates'

export default class BookEntryTransformer extends BaseTransformer<AddressBookEntry> {
  toObject() {
    const { line, groups, isDefault, isChangeable, isOwn, isShared } = this.resource
    const { address, landmark, phoneNumber, postalCode, countryCode: country } = line
    return {
      id: line.id,
      side: line.side,
      fullname: line.fullname,
      phoneNumber,
      email: line.email,
      address,
      landmark,
      lga: line.lga,
      country,
      countryName: line.country.name,
      state: line.stateKey,
      stateName: line.state?.name ?? null,
      city: line.cityCode,
      cityName: line.cityName,
      postalCode,
      groups,
      default: isDefault,
      shared: isShared,
      changeable: isChangeable,
      own: isOwn,
      filledIn: isoTime(line.filledInAt),
      used: isoTime(line.usedAt),
      quality: rateAddressQuality({ address, landmark, phoneNumber, country, postalCode }),
      version: bookEntryVersion(
        line,
        groups.map(({ id }) => id)
      ),
    }
  }
}
