/** How a row belongs to an organization: by its own column or through a row that it references. */
type OrganizationSource = 'own' | 'shipment_id' | 'package_id'

/** Tables that grow with shipments. Several servers could share them, each organization on one. */
export const BY_ORGANIZATION: Record<string, OrganizationSource> = {
  shipments: 'own',
  quotes: 'own',
  shipment_searches: 'own',
  gift_code_redemptions: 'own',
  reweighs: 'own',
  purchase_approvals: 'own',
  carrier_charges: 'own',
  shipment_returns: 'own',
  shipment_margins: 'own',
  parcel_dues: 'own',
  receiver_notifications: 'own',
  notification_attempts: 'own',
  shipment_packages: 'shipment_id',
  shipment_items: 'package_id',
  shipment_addresses: 'shipment_id',
  shipment_access_points: 'shipment_id',
  shipment_charges: 'shipment_id',
  shipment_declarations: 'shipment_id',
  shipment_labels: 'shipment_id',
  shipment_letters: 'shipment_id',
  shipment_status_changes: 'shipment_id',
  clearance_documents: 'shipment_id',
  carrier_papers: 'shipment_id',
  carrier_exchanges: 'shipment_id',
  booking_attempts: 'shipment_id',
  waybill_returns: 'shipment_id',
  parcel_watches: 'shipment_id',
  parcel_followers: 'shipment_id',
  parcel_visits: 'shipment_id',
  tracking_events: 'shipment_id',
  import_pushes: 'shipment_id',
}

/** Tables that must stay on one server, by the reason. */
export const ON_ONE_SERVER: Record<string, string[]> = {
  'money: a transfer locks accounts of several owners in one order, on one node': [
    ...['wallets', 'ledger_accounts', 'ledger_transfers', 'ledger_entries', 'ledger_checks'],
    ...['ledger_seals', 'ledger_sealed_balances', 'cash_back_grants', 'cash_back_uses'],
    ...['payment_intents', 'incoming_payments', 'virtual_accounts', 'payout_accounts'],
    ...['withdrawals', 'gift_codes', 'referrals', 'referral_clicks', 'stray_notes'],
    ...['billing_runs', 'billing_run_results', 'billing_accounts', 'billing_series'],
    ...['billing_invoices', 'billing_invoice_lines', 'billing_balances', 'billing_matches'],
    ...['billing_notices', 'transaction_searches'],
  ],
  'people and their accounts: looked up before their organization is known': [
    ...['users', 'user_identities', 'organizations', 'memberships', 'invitations', 'team_rules'],
    ...['access_tokens', 'api_keys', 'api_key_spendings', 'api_calls', 'sessions'],
    'member_spendings',
    ...['one_time_codes', 'one_time_tokens', 'download_tokens', 'bvn_checks', 'bvn_reviews'],
    ...['idempotency_keys', 'rate_limits', 'own_writes', 'approvals'],
    ...['passkeys', 'authenticators'],
    ...['recovery_codes', 'factor_challenges', 'factor_resets', 'known_devices'],
  ],
  'catalogue and prices: small, and their triggers raise the versions of cached data': [
    ...[
      'billing_groups',
      'couriers',
      'courier_connections',
      'courier_call_days',
      'carrier_services',
    ],
    ...['countries', 'states', 'cities', 'drop_off_locations', 'item_categories', 'express_boxes'],
    ...['dangerous_goods', 'export_rules', 'hs_codes', 'shipping_zones', 'shipping_zone_members'],
    ...['shipping_rates', 'rate_sheets', 'tariff_versions', 'tariff_zone_states', 'draft_zones'],
    ...['draft_zone_members', 'draft_rates', 'draft_rate_sheets', 'settings', 'data_versions'],
    ...['shipping_surcharges', 'draft_surcharges', 'tariff_surcharge_states'],
    ...['data_changes', 'product_category_groups', 'message_translations', 'message_signatures'],
    ...['exchange_rates', 'carrier_invoice_columns', 'lane_facts'],
  ],
  'grows with customers, not with parcels': [
    ...['brand_settings', 'images', 'products', 'tracking_page_products', 'notification_templates'],
    ...[
      'checkout_settings',
      'saved_addresses',
      'address_groups',
      'address_group_members',
      'address_defaults',
      'address_requests',
      'saved_boxes',
      'booking_drafts',
      'shipment_batches',
      'shipment_batch_rows',
      'sheet_columns',
      'classified_goods',
    ],
    ...[
      'unwanted_mail',
      'unwanted_texts',
      'webhook_endpoints',
      'own_domains',
      'page_figures',
      'product_clicks',
      'return_rules',
      'notification_plans',
    ],
  ],
  'deleted within months, or queried over all organizations': [
    ...['webhook_events', 'webhook_sequences', 'webhook_deliveries', 'webhook_tries', 'pickups'],
    ...['sms_messages', 'sms_reports', 'inbox_messages', 'audit_entries', 'archived_partitions'],
    ...['proof_links', 'proof_seals', 'proof_seal_blocks', 'proof_seal_mails', 'proof_checks'],
    'database_identity',
    ...['whatsapp_messages', 'whatsapp_reports', 'whatsapp_troubles'],
    ...['noted_reads', 'inbox_notes'],
    ...['figures', 'figure_changes', 'figure_checks', 'margin_figures', 'margin_changes'],
    ...['tariff_replays', 'tariff_replay_sums'],
    ...['carrier_invoices', 'carrier_invoice_lines', 'carrier_invoice_decisions'],
  ],
  'jobs and processes': [
    ...['queue_jobs', 'queue_schedules', 'failed_jobs', 'running_processes', 'process_metrics'],
    ...['tallies', 'alarms', 'backups', 'adonis_schema', 'adonis_schema_versions'],
  ],
  'state of the sandbox': [
    ...['sandbox_charges', 'sandbox_parcels', 'sandbox_pickups', 'sandbox_transfers'],
    'sandbox_virtual_accounts',
  ],
}

/**
 * Unique keys over all organizations, in tables that grow with shipments, and why they would stay
 * unique on several servers. Not listed: `id`, which comes from one sequence, and keys with a
 * shipment or a package.
 */
export const GLOBAL_KEYS: Record<string, string> = {
  'quotes(id)': 'a random UUID',
  'shipments(transaction_reference)':
    'ten random characters, looked up before use; two are equal in one of 2,000 databases of a million shipments',
  'shipments(tracking_number)': 'twelve random digits, looked up before use',
  'shipments(waybill_number,courier_code,expression)':
    'assigned by the courier, looked up before it is stored',
  'booking_attempts(reference)': 'contains the reference of its shipment',
  'shipment_returns(return_shipment_id)': 'made of the id of its shipment, which is of one return',
  'shipment_returns(exchange_shipment_id)':
    'made of the id of its shipment, which is of one return',
  'clearance_documents(file_key)': 'drawn at random, as the name of a file',
  'shipment_labels(file_key)': 'drawn at random, as the name of a file',
  'carrier_papers(file_key)': 'drawn at random, as the name of a file',
}
