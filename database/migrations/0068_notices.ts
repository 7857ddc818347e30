import { Migration } from '#database/migration'

/** What reads messages of all businesses at once: costs of a month, what is forgotten, and what failed or was lost. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('notification_attempts', (table) => {
      table.index(['created_at'])
      // What failed is found from the message that failed.
      table.dropIndex(['status', 'created_at'])
    })
    this.schema.raw(`
      create index sms_messages_failed on sms_messages (created_at) where status = 'failed';
      create index sms_reports_undelivered on sms_reports (reported_at) where state = 'undelivered';
      create index whatsapp_messages_failed on whatsapp_messages (created_at) where status = 'failed';
      create index whatsapp_messages_on_hand on whatsapp_messages (updated_at)
        where status in ('queued', 'sending');
      create index whatsapp_reports_failed on whatsapp_reports (reported_at) where state = 'failed';
    `)
  }
}
