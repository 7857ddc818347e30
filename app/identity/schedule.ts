import { deleteOldCalls } from '#identity/api_keys/call_log'
import { carryOutDueResets } from '#identity/second_factor/resets/manage_resets'
import type { Schedule } from '#shared/queue/sweep'

export const identitySchedule: Schedule<'identity'> = {
  'identity.prune_expired': {
    every: '1h',
    run: [
      'delete from sessions where expires_at < now()',
      `delete from access_tokens where expires_at < now() - interval '30 days'`,
      `delete from one_time_tokens where expires_at < now() - interval '7 days'`,
      `delete from factor_challenges where expires_at < now() - interval '1 day'`,
      `delete from known_devices where last_seen_at < now() - interval '400 days'`,
      `delete from invitations where accepted_at is null and expires_at < now() - interval '90 days'`,
    ],
  },
  'identity.reset_factors': { every: '1m', run: carryOutDueResets },
  'identity.prune_api_calls': {
    every: '1d',
    run: [`delete from api_key_spendings where day < now() - interval '30 days'`, deleteOldCalls],
  },
  'identity.prune_webhooks': {
    every: '1d',
    run: [
      // A delivery created while its endpoint was being removed or disabled would stay pending:
      // workers skip such endpoints.
      `update webhook_deliveries set status = 'dropped', settled_at = now(), claimed_until = null
       where status = 'pending' and endpoint_id in (
         select id from webhook_endpoints where removed_at is not null or disabled_at is not null)`,
      `delete from webhook_deliveries where status <> 'pending' and event_id in (
         select id from webhook_events where created_at < now() - interval '30 days')`,
      `delete from webhook_events event where created_at < now() - interval '30 days'
       and not exists (select 1 from webhook_deliveries where event_id = event.id)`,
    ],
  },
}
