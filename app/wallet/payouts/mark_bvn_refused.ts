import db from '@adonisjs/lucid/services/db'
import type BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'

/** Notes that the BVN was refused. The user is told when they confirm the code. */
export default class MarkBvnRefused {
  async handle({ provider, reference }: BvnRefusalReported) {
    await db.rawQuery(
      `update one_time_codes set subject = subject || '{"isRefused": "true"}'
       where purpose = 'BVN' and used_at is null
         and subject @> jsonb_build_object('provider', ?::text, 'providerReference', ?::text)`,
      [provider, reference]
    )
  }
}
