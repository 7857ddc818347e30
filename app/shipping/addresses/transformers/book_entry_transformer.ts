import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BookEntry } from '#shipping/addresses/book_entries'
import { versionOf } from '#shipping/addresses/entry_version'
import { qualityOf } from '#shipping/addresses/rules/address_quality'

export default class BookEntryTransformer extends BaseTransformer<BookEntry> {
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
      filledIn: line.filledInAt?.toISO() ?? null,
      used: line.usedAt.toISO()!,
      quality: qualityOf({ address, landmark, phoneNumber, country, postalCode }),
      version: versionOf(
        line,
        groups.map(({ id }) => id)
      ),
    }
  }
}
