import { API_VERSIONS, type ApiVersion } from '#shared/http/api_versions'

/** A day's API changes as sentences; backticks mark code. */
interface ChangelogDay {
  /** YYYY-MM-DD. The entry of an API version has all changes since the version before. */
  day: string
  added?: readonly string[]
  changed?: readonly string[]
  removed?: readonly string[]
}

export type ChangelogEntry = ChangelogDay & { version: ApiVersion | null }

/** Newest first. */
const CHANGELOG_DAYS: readonly ChangelogDay[] = [
  {
    day: '2026-12-01',
    changed: [
      'The OpenAPI document suits generators of all languages: whole numbers are `int64` and amounts `double`, each object and list of choices is a named schema, and an operation id is a verb with its object: `bookShipment` instead of `shippingShipmentsStore`. Requests are unchanged.',
      'Times in responses are in UTC and end with `Z`: some had the offset of Lagos. In the OpenAPI document they are `date-time`, days are `date`, and texts for people say so.',
      '`nextPageUrl` and the other URLs of a page of a list are absolute. They were paths that repeated the path of the server.',
      'A tracking number of ours is a number everywhere. The lines of `GET /billing_invoice/{id}` had it as text.',
      'The OpenAPI document describes errors as `application/json` only. `application/problem+json` is still sent on request.',
    ],
  },
  {
    day: '2026-11-30',
    added: [
      '`PUT /shipment/{id}/address` corrects the recipient of a shipment that the courier refused and sends it again at the same price. `POST /shipment/{id}/refund` refunds it instead.',
      '`reference` and `metadata` in the response of `POST /shipment/check_rate`. A booking with the `quoteId` takes them over unless it sends its own.',
      '`destinationCity`, `destinationState` and `expectedDay` of a shipment in a list, and `route` of a tracked parcel: its towns within Nigeria, else its countries.',
      '`paymentStatus` and `paymentStatusText` of a shipment, `parcelState` of a shipment in a batch or a return, `arrivedDamaged` of a tracked parcel.',
    ],
    changed: [
      '`estimatedDelivery` is null once the parcel no longer comes on that day.',
      '`issue` is null unless the status is `PENDING_ISSUE`.',
      '`withErrors` of a batch no longer counts rows that are left out.',
      'The CSV of messages to receivers has no `Cost (NGN)`: businesses are not charged.',
      '`date` of a message to a receiver has no weekday, and `waitsUntil` has AM or PM: `20 Nov 2026, 02:15 PM` and `07:00 AM`.',
      'The schema `Twins` of the OpenAPI document is now called `DuplicateAddresses`; responses are unchanged.',
      '`progress` of a paid batch counts voided parcels as `voided`. Before, `booked` included them.',
      'A live key whose creator has left the business still gets prices, books and tracks, but no longer changes or cancels bookings, batches, addresses or pickups: those calls return 403 until an owner rolls the key.',
    ],
  },
  {
    day: '2026-11-26',
    added: [
      '`advice` in the responses of `POST /rate/quote` and `POST /shipment/check_rate`: up to three ways to pay less, each with its exact `total` and the fields to set in `change`.',
    ],
  },
  {
    day: '2026-11-25',
    added: [
      '`GET /billing_invoice`: API keys with `wallet:read` can read the invoices of a business on credit, with their lines, as PDF and as CSV.',
    ],
  },
  {
    day: '2026-11-23',
    added: [
      'API keys with scopes, in test and live mode. Sign-in tokens still work.',
      'Test mode: a test key has a test wallet, real prices and a test courier, separate from live data.',
      '`POST /shipment` books and pays in one call, with `preferredCourier` `cheapest` or `fastest` and `pay`; the response has `label` and `estimatedDelivery`.',
      '`POST /rate/checkout`: rates for a cart within a second, with your markup or your fallback price.',
      'Webhooks: signed events about shipments, pickups, wallets and imports, sent to endpoints created with `POST /webhook_endpoint`.',
      '`PUT /wallet/alert` sets the balance below which `wallet.low` is sent.',
      '`/mcp`: a Model Context Protocol server for AI assistants with an API key.',
      '`Idempotency-Key` on every call that changes something.',
      'Versions: a key stays on the version that was newest when it was created; `Sendam-Version` selects another for a single call.',
      '`GET /shipment` and `GET /transaction`: lists with `limit` and `cursor`.',
      'Errors as `application/problem+json` if requested with `Accept`, and a page for every error code.',
      '`Request-Id` on every response. If you send your own UUID, we use that.',
      '`RateLimit` and `RateLimit-Policy` on every response to an API key.',
    ],
    changed: [
      '`GET /files/label/{trackingNumber}` returns our waybill if the courier has no label. It returned 422 before.',
    ],
  },
]

export const CHANGELOG: ChangelogEntry[] = CHANGELOG_DAYS.map((entry) => ({
  ...entry,
  version: API_VERSIONS.find(({ version }) => version === entry.day) ?? null,
}))
