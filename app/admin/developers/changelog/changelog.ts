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
    day: '2026-11-26',
    added: [
      '`advice` in the answers of `POST /rate/quote` and `POST /shipment/check_rate`: at most three ways to pay less, each with its exact `total` and the fields to set in `change`.',
    ],
  },
  {
    day: '2026-11-25',
    added: [
      '`GET /billing_invoice`: keys of a business on credit with `wallet:read` read its invoices, page by page, each with its lines, as PDF and as CSV.',
    ],
  },
  {
    day: '2026-11-23',
    added: [
      'API keys with scopes, in test and live mode. Sign-in tokens go on working.',
      'Test mode: a test key has a wallet of its own, real prices and a courier that carries nothing. Nothing of it reaches live data.',
      '`POST /shipment` books and pays in one call, with `preferredCourier` `cheapest` or `fastest` and `pay`; the answer has `label` and `estimatedDelivery`.',
      '`POST /rate/checkout`: the rates of a cart within a second, with your markup or your fallback price.',
      'Webhooks: signed events about shipments, pickups, wallets and imports, sent to endpoints that you add with `POST /webhook_endpoint`.',
      '`PUT /wallet/alert` sets the balance below which `wallet.low` is sent.',
      '`/mcp`: assistants ship with an API key, by the Model Context Protocol.',
      '`Idempotency-Key` on every call that changes something.',
      'Versions: a key stays on the version that was newest when it was made; `Sendam-Version` picks another for a single call.',
      '`GET /shipment` and `GET /transaction`: lists read page by page with `limit` and `cursor`.',
      'Errors as `application/problem+json` when `Accept` asks for it, and a page for every error code.',
      '`Request-Id` on every answer. Send your own, a UUID, and we use that.',
      '`RateLimit` and `RateLimit-Policy` on every answer to an API key.',
    ],
    changed: [
      '`GET /files/label/{trackingNumber}` answers our waybill where the courier gives no label. It was a 422 before.',
    ],
  },
]

export const CHANGELOG: ChangelogEntry[] = CHANGELOG_DAYS.map((entry) => ({
  ...entry,
  version: API_VERSIONS.find(({ version }) => version === entry.day) ?? null,
}))
