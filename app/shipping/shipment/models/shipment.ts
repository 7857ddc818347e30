import { ShipmentSchema } from '#database/schema'
import type { DateTime } from 'luxon'
import { belongsTo, column, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { Insurance } from '#shipping/pricing/charges'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { TransitTime } from '#shipping/pricing/lanes/transit_times'
import type { PriceTrace } from '#shipping/pricing/offers'
import {
  type ShipmentStatus,
  currentParcelState,
  expectedDay,
} from '#shipping/shipment/parcel_progress'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  type ParcelState,
  type ParcelTrouble,
  parcelTrouble,
} from '#shipping/shipment/rules/parcel_states'
import Courier from '#shipping/pricing/models/courier'
import Pickup from '#shipping/shipment/models/pickup'
import ShipmentAccessPoint from '#shipping/shipment/models/shipment_access_point'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import TrackingEvent from '#shipping/shipment/models/tracking_event'

export type PaymentMethod = 'cash' | 'cash_back' | 'card'

/** Both null: all shipments except those of test mode. `userId` null: the whole organization. */
export type ShipmentVisibility = { organizationId: number | null; userId: number | null }

export const ALL_SHIPMENTS: ShipmentVisibility = { organizationId: null, userId: null }

export default class Shipment extends ShipmentSchema {
  declare status: ShipmentStatus
  declare kind: ShipmentKind
  declare insurance: Insurance
  declare paymentMethod: PaymentMethod | null
  /** Derived from all events; every writer of events updates it. */
  declare trackingState: TrackingCode | null
  /** Fixed at payment: all later calls use this driver, even if the courier's setting changes. */
  declare courierDriver: CourierDriverName | null

  /** Usual transit time of the lane; only set by the tracking queries. */
  declare laneFact?: TransitTime | null
  /** When the courier refused a refused shipment; only set by the tracking queries. */
  declare refusedAt?: DateTime | null

  @column()
  declare priceTrace: PriceTrace

  @column()
  declare metadata: Record<string, string>

  @belongsTo(() => Courier, { foreignKey: 'courierCode', localKey: 'code' })
  declare courier: BelongsTo<typeof Courier>

  @hasMany(() => ShipmentAddress)
  declare addresses: HasMany<typeof ShipmentAddress>

  @hasMany(() => ShipmentPackage)
  declare packages: HasMany<typeof ShipmentPackage>

  @hasMany(() => ShipmentCharge)
  declare charges: HasMany<typeof ShipmentCharge>

  @belongsTo(() => Pickup, { foreignKey: 'pickupId' })
  declare arrangedPickup: BelongsTo<typeof Pickup> | null

  @hasOne(() => ShipmentAccessPoint)
  declare accessPoint: HasOne<typeof ShipmentAccessPoint> | null

  /** Null for domestic shipments and for bookings older than this feature. */
  @hasOne(() => ShipmentDeclaration)
  declare declaration: HasOne<typeof ShipmentDeclaration> | null

  @hasMany(() => TrackingEvent)
  declare events: HasMany<typeof TrackingEvent>

  /**
   * Retail customers see their own shipments, members the whole business, console staff all.
   */
  static visibilityOf(caller: Caller): ShipmentVisibility {
    if (caller.isAdmin) return ALL_SHIPMENTS
    return { organizationId: caller.organization.id, userId: caller.ownerUserId }
  }

  static visibleTo(caller: Caller) {
    const { organizationId, userId } = this.visibilityOf(caller)
    const query = organizationId === null ? this.live() : this.query().where({ organizationId })
    if (userId !== null) query.where({ userId })
    return query
  }

  /** Excludes test shipments, which do not count in figures or staff lists. */
  static live() {
    return this.query().where('organizationId', '>', 0)
  }

  get isTest() {
    return this.organizationId < 0
  }

  /** Preloads what a detail page, a document or a courier needs. Throws E_ROW_NOT_FOUND. */
  static async findWithDetails(id: number): Promise<Shipment> {
    return this.queryWithDetails([id]).firstOrFail()
  }

  static queryWithDetails(ids: number[]) {
    return this.query()
      .whereIn('id', ids)
      .preload('courier')
      .preload('addresses', (query) => query.preload('country').preload('state'))
      .preload('packages', (query) =>
        query
          .orderBy('position')
          .preload('items', (items) => items.orderBy('position').preload('category'))
      )
      .preload('charges', (query) => query.orderBy('id'))
      .preload('declaration')
      .preload('arrangedPickup')
  }

  /** Reads the current row with `for update`. Throws E_ROW_NOT_FOUND. */
  static async locked(trx: TransactionClientContract, id: number): Promise<Shipment> {
    return this.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  }

  address(side: 'origin' | 'destination'): ShipmentAddress {
    const address = this.addresses.find((candidate) => candidate.side === side)
    if (!address) throw new Error(`Shipment ${this.id} has no ${side}`)
    return address
  }

  /** Kobo: the bill plus all additional charges paid afterwards. */
  get totalKobo() {
    return this.paymentAmountKobo + this.reweighedKobo
  }

  get isPaid() {
    return this.paidAt !== null
  }

  get isRefunded() {
    return this.isPaid && this.status === 'VOIDED'
  }

  get parcelState(): ParcelState | null {
    return currentParcelState(this)
  }

  get trouble(): ParcelTrouble | null {
    return parcelTrouble(this)
  }

  get expectedDeliveryOn() {
    return expectedDay(this)
  }

  /** The balance that a refund goes back to: for a card payment, the wallet. */
  get refundedTo(): 'wallet' | 'cash back' {
    return this.paymentMethod === 'cash_back' ? 'cash back' : 'wallet'
  }

  /** True if the caller's wallet pays for it. */
  isOwnedBy({ organization, ownerUserId }: Caller): boolean {
    return (
      this.organizationId === organization.id &&
      (ownerUserId === null || ownerUserId === this.userId)
    )
  }
}
