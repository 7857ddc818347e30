import type { Schedule } from '#shared/queue/sweep'

export const sharedSchedule: Schedule<'shared'> = {
  // If this sweep does not run, screens are still correct, but read more rows.
  'shared.fold_figures': {
    every: '30s',
    run: ['select fold_figures()', 'select fill_in_worths()', 'select fold_margins()'],
  },
  'shared.prune_health': {
    every: '1d',
    run: [
      `delete from running_processes where seen_at < now() - interval '1 day'`,
      `delete from failed_jobs where settled_at < now() - interval '30 days'`,
      `delete from alarms where ended_at < now() - interval '90 days'`,
      `delete from backups where created_at < now() - interval '2 years'`,
      `delete from figure_checks where created_at < now() - interval '2 years'`,
      `delete from ledger_checks where created_at < now() - interval '2 years'`,
    ],
  },
  'shared.prune_idempotency_keys': {
    every: '1d',
    run: `delete from idempotency_keys where created_at < now() - interval '30 days'`,
  },
  'shared.prune_sms': {
    every: '1d',
    run: [
      `delete from sms_messages where created_at < now() - interval '90 days'`,
      `delete from sms_reports where reported_at < now() - interval '90 days'`,
    ],
  },
  'shared.prune_whatsapp': {
    every: '1d',
    run: [
      `delete from whatsapp_messages where created_at < now() - interval '90 days'`,
      `delete from whatsapp_reports where reported_at < now() - interval '90 days'`,
      `delete from whatsapp_troubles where seen_at < now() - interval '90 days'`,
    ],
  },
}
