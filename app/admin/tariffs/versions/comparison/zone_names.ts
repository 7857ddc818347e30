import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { knownPlaces, type KnownPlaces } from '#shipping/places/known_places'
import type { ZoneContents } from '#admin/tariffs/versions/zone_contents'

const NAMES = `select 'courier' as of, code::text, name from couriers
  union all select 'group', id::text, name from billing_groups
  union all select distinct 'region', region_code, coalesce(region_name, region_code)
    from countries where region_code is not null
  union all select distinct 'continent', continent_code, coalesce(continent_name, continent_code)
    from countries where continent_code is not null`

const ALPHABET = new Intl.Collator('en')

export class ZoneNames {
  private constructor(
    private names: Map<string, string>,
    private places: KnownPlaces
  ) {}

  static async of(trx: TransactionClientContract): Promise<ZoneNames> {
    const rows = await queryRows<{ of: string; code: string; name: string }>(trx, NAMES)
    const names = new Map(rows.map(({ of, code, name }) => [`${of} ${code}`, name]))
    return new ZoneNames(names, await knownPlaces.current(trx))
  }

  courier({ courierCode }: Pick<ZoneContents, 'courierCode'>): string {
    return this.names.get(`courier ${courierCode}`) ?? courierCode
  }

  group({ billingGroupId }: Pick<ZoneContents, 'billingGroupId'>): string | null {
    if (billingGroupId === null) return null
    return this.names.get(`group ${billingGroupId}`) ?? 'a billing group'
  }

  country(code: string): string {
    return this.places.country(code)?.name ?? code
  }

  state({ countryCode, stateCode }: ZoneContents): string | null {
    if (stateCode === null) return null
    return this.places.state(`${countryCode}_${stateCode}`)?.name ?? stateCode
  }

  /** Returns the zone members in alphabetical order: `Ghana, Togo`. */
  members(zone: ZoneContents, codes: readonly string[]): string {
    const names = codes.map((code) => this.#member(zone, code) ?? code)
    return names.toSorted(ALPHABET.compare).join(', ')
  }

  #member(
    { kind, geography, countryCode, stateCode }: ZoneContents,
    code: string
  ): string | undefined {
    if (kind === 'local') return this.places.state(`${countryCode}_${code}`)?.name
    if (kind === 'city') return this.places.city(`${countryCode}_${stateCode}`, code)?.name
    if (geography === 'country') return this.places.country(code)?.name
    return this.names.get(`${geography} ${code}`)
  }
}
