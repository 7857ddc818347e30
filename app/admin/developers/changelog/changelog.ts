import { API_VERSIONS, type ApiVersion } from '#shared/http/api_versions'

/** What a day changed for programs, in sentences. Words in backquotes are code. */
interface Day {
  /** YYYY-MM-DD. Where it is a version of the API, the changes are those since the one before. */
  day: string
  added?: readonly string[]
  changed?: readonly string[]
  removed?: readonly string[]
}

export type ChangelogEntry = Day & { version: ApiVersion | null }

/** The newest first. */
const DAYS: readonly Day[] = [
  {
    day: '2026-11-23',
    added: [
      'API keys with scopes, for tests and for live work, beside the tokens of people.',
      'Versions: a key keeps the version of the day on which it was made; `Sendam-Version` names another for one call.',
      '`GET /shipment` and `GET /transaction` list page by page, with `limit` and `cursor`.',
      'Refusals as `application/problem+json` for who asks for it in `Accept`, and a page for each error code.',
      '`Request-Id` on every answer; send your own as a UUID.',
      '`RateLimit` and `RateLimit-Policy` on each answer to a key.',
    ],
  },
]

export const CHANGELOG: ChangelogEntry[] = DAYS.map((entry) => ({
  ...entry,
  version: API_VERSIONS.find(({ version }) => version === entry.day) ?? null,
}))
