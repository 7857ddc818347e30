import { Snapshot } from '#shared/database/snapshot'
import type { ClearanceKind } from '#shipping/pricing/charges'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'

export type CatalogueCourier = {
  code: string
  name: string
  serviceDescription: string
  daysMin: number
  daysMax: number
  servesDomestic: boolean
  servesExport: boolean
  servesImport: boolean
  byHand: boolean
}

export type CatalogueService = {
  courierCode: string
  kind: ShipmentKind
  goodsService: string | null
}

export type CatalogueBox = {
  id: number
  name: string
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
  feeKobo: number
  isArchived: boolean
}

export type CatalogueCategory = {
  id: number
  name: string
  clearanceKind: ClearanceKind | null
  contents: 'documents' | null
  isArchived: boolean
}

type CatalogueGroup = { id: number; name: string; active: boolean }

type Row = {
  couriers: CatalogueCourier[]
  services: CatalogueService[]
  boxes: CatalogueBox[]
  categories: CatalogueCategory[]
  groups: CatalogueGroup[]
}

const KIND_COLUMNS = {
  domestic: 'servesDomestic',
  export: 'servesExport',
  import: 'servesImport',
} as const

export class Catalogue {
  readonly #couriers: Map<string, CatalogueCourier>
  readonly #services: Map<string, CatalogueService>
  readonly #boxes: Map<number, CatalogueBox>
  readonly #categories: Map<number, CatalogueCategory>
  readonly #groups: Map<number, CatalogueGroup>
  readonly couriers: readonly CatalogueCourier[]
  /** All boxes that are not archived, lightest first. */
  readonly boxes: readonly CatalogueBox[]
  /** All categories that are not archived, in the database's order of names. */
  readonly categories: readonly CatalogueCategory[]

  constructor({ couriers, services, boxes, categories, groups }: Row) {
    this.couriers = couriers
    this.#couriers = new Map(couriers.map((courier) => [courier.code, courier]))
    this.#services = new Map(services.map((one) => [`${one.kind} ${one.courierCode}`, one]))
    this.#boxes = new Map(boxes.map((box) => [box.id, box]))
    this.#categories = new Map(categories.map((category) => [category.id, category]))
    this.#groups = new Map(groups.map((group) => [group.id, group]))
    this.boxes = boxes.filter(({ isArchived }) => !isArchived)
    this.categories = categories.filter(({ isArchived }) => !isArchived)
  }

  courier(code: string): CatalogueCourier {
    const courier = this.#couriers.get(code)
    if (!courier) throw new Error(`There is no courier ${code}`)
    return courier
  }

  serves(code: string, kind: ShipmentKind): boolean {
    return this.courier(code)[KIND_COLUMNS[kind]]
  }

  service(courierCode: string, kind: ShipmentKind): CatalogueService | null {
    return this.#services.get(`${kind} ${courierCode}`) ?? null
  }

  /** Includes archived boxes, because older quotes may name them. */
  box(id: number): CatalogueBox | null {
    return this.#boxes.get(id) ?? null
  }

  /** Includes archived categories. */
  category(id: number): CatalogueCategory | null {
    return this.#categories.get(id) ?? null
  }

  /** Null for an inactive group, which has no prices. */
  group(id: number | null): CatalogueGroup | null {
    const group = id === null ? null : this.#groups.get(id)
    return group?.active ? group : null
  }
}

const jsonRows = (name: string, select: string) =>
  `(select coalesce(json_agg(row), '[]') from (${select}) as row) as ${name}`

export const catalogue = new Snapshot<Catalogue>('catalogue', {
  sql: (versions) => `select ${versions},
    ${jsonRows(
      'couriers',
      `select code, name, service_description as "serviceDescription", days_min as "daysMin", days_max as "daysMax",
         serves_domestic as "servesDomestic", serves_export as "servesExport", serves_import as "servesImport",
         by_hand as "byHand" from couriers`
    )},
    ${jsonRows(
      'services',
      `select courier_code as "courierCode", kind, goods_service as "goodsService" from carrier_services`
    )},
    ${jsonRows(
      'boxes',
      `select id, name, weight_grams as "weightGrams", length_cm as "lengthCm", width_cm as "widthCm",
         height_cm as "heightCm", fee_kobo as "feeKobo", archived_at is not null as "isArchived"
       from express_boxes order by weight_grams`
    )},
    ${jsonRows(
      'categories',
      `select id, name, clearance_kind as "clearanceKind", contents, archived_at is not null as "isArchived"
       from item_categories order by fold(name), name`
    )},
    ${jsonRows('groups', `select id, name, active from billing_groups`)}`,
  build: (row: Row) => new Catalogue(row),
})
