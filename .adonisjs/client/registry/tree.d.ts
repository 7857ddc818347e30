/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  shared: {
    landing: typeof routes['shared.landing']
    brandedTracking: typeof routes['shared.branded_tracking']
    brandedNotification: typeof routes['shared.branded_notification']
    iconFile: typeof routes['shared.icon_file']
    iconDrawing: typeof routes['shared.icon_drawing']
    icons: typeof routes['shared.icons']
    webManifest: typeof routes['shared.web_manifest']
    robots: typeof routes['shared.robots']
    sitemap: typeof routes['shared.sitemap']
    card: typeof routes['shared.card']
    terms: typeof routes['shared.terms']
    privacy: typeof routes['shared.privacy']
    worker: typeof routes['shared.worker']
    offline: typeof routes['shared.offline']
    health: typeof routes['shared.health'] & {
      serving: typeof routes['shared.health.serving']
      live: typeof routes['shared.health.live']
    }
    gallery: typeof routes['shared.gallery']
    devInbox: {
      page: typeof routes['shared.dev_inbox.page']
      body: typeof routes['shared.dev_inbox.body']
    }
  }
  api: {
    shared: {
      downloads: {
        show: typeof routes['api.shared.downloads.show']
      }
      smsReports: {
        store: typeof routes['api.shared.sms_reports.store']
      }
      whatsappHooks: {
        show: typeof routes['api.shared.whatsapp_hooks.show']
        store: typeof routes['api.shared.whatsapp_hooks.store']
      }
    }
    identity: {
      login: typeof routes['api.identity.login']
      ping: typeof routes['api.identity.ping']
      session: {
        destroy: typeof routes['api.identity.session.destroy']
      }
      allSessions: {
        destroy: typeof routes['api.identity.all_sessions.destroy']
      }
      devices: {
        index: typeof routes['api.identity.devices.index']
        destroy: typeof routes['api.identity.devices.destroy']
      }
      otherDevices: {
        destroy: typeof routes['api.identity.other_devices.destroy']
      }
      secondSteps: {
        store: typeof routes['api.identity.second_steps.store']
      }
      factorResetStops: {
        store: typeof routes['api.identity.factor_reset_stops.store']
      }
      secondFactors: {
        show: typeof routes['api.identity.second_factors.show']
      }
      factorProofs: {
        store: typeof routes['api.identity.factor_proofs.store']
      }
      factorConfirmations: {
        store: typeof routes['api.identity.factor_confirmations.store']
      }
      authenticators: {
        store: typeof routes['api.identity.authenticators.store']
        update: typeof routes['api.identity.authenticators.update']
        destroy: typeof routes['api.identity.authenticators.destroy']
      }
      passkeyOptions: {
        store: typeof routes['api.identity.passkey_options.store']
      }
      passkeys: {
        store: typeof routes['api.identity.passkeys.store']
        destroy: typeof routes['api.identity.passkeys.destroy']
      }
      recoveryCodes: {
        store: typeof routes['api.identity.recovery_codes.store']
      }
      ownFactorResets: {
        destroy: typeof routes['api.identity.own_factor_resets.destroy']
      }
      factorResets: {
        store: typeof routes['api.identity.factor_resets.store']
        destroy: typeof routes['api.identity.factor_resets.destroy']
      }
      accounts: {
        store: typeof routes['api.identity.accounts.store']
      }
      verifications: {
        show: typeof routes['api.identity.verifications.show']
        store: typeof routes['api.identity.verifications.store']
      }
      passwordlessAccounts: {
        store: typeof routes['api.identity.passwordless_accounts.store']
      }
      passwordResets: {
        store: typeof routes['api.identity.password_resets.store']
        update: typeof routes['api.identity.password_resets.update']
      }
      profile: {
        destroy: typeof routes['api.identity.profile.destroy']
        show: typeof routes['api.identity.profile.show']
      }
      fullName: {
        show: typeof routes['api.identity.full_name.show']
        update: typeof routes['api.identity.full_name.update']
      }
      phoneNumber: {
        update: typeof routes['api.identity.phone_number.update']
      }
      password: {
        update: typeof routes['api.identity.password.update']
      }
      oauth: {
        admissions: {
          store: typeof routes['api.identity.oauth.admissions.store']
        }
      }
      signUpCompletions: {
        store: typeof routes['api.identity.sign_up_completions.store']
      }
      members: {
        index: typeof routes['api.identity.members.index']
        update: typeof routes['api.identity.members.update']
        destroy: typeof routes['api.identity.members.destroy']
      }
      invitations: {
        index: typeof routes['api.identity.invitations.index']
        store: typeof routes['api.identity.invitations.store']
        destroy: typeof routes['api.identity.invitations.destroy']
      }
      receivedInvitations: {
        index: typeof routes['api.identity.received_invitations.index']
        update: typeof routes['api.identity.received_invitations.update']
      }
      organizations: {
        index: typeof routes['api.identity.organizations.index']
      }
      switch: typeof routes['api.identity.switch']
      memberLimits: {
        update: typeof routes['api.identity.member_limits.update']
      }
      approvalRules: {
        show: typeof routes['api.identity.approval_rules.show']
        update: typeof routes['api.identity.approval_rules.update']
      }
      allowances: {
        show: typeof routes['api.identity.allowances.show']
      }
      activities: {
        index: typeof routes['api.identity.activities.index']
        export: typeof routes['api.identity.activities.export']
      }
      people: {
        index: typeof routes['api.identity.people.index']
        create: typeof routes['api.identity.people.create']
        store: typeof routes['api.identity.people.store']
        edit: typeof routes['api.identity.people.edit']
        show: typeof routes['api.identity.people.show']
        update: typeof routes['api.identity.people.update']
        block: typeof routes['api.identity.people.block']
        unblock: typeof routes['api.identity.people.unblock']
      }
      searches: {
        index: typeof routes['api.identity.searches.index']
      }
      referralClicks: {
        store: typeof routes['api.identity.referral_clicks.store']
      }
      referralStats: {
        show: typeof routes['api.identity.referral_stats.show']
      }
      dataExports: {
        show: typeof routes['api.identity.data_exports.show']
      }
      erasures: {
        store: typeof routes['api.identity.erasures.store']
      }
      personErasures: {
        store: typeof routes['api.identity.person_erasures.store']
      }
      apiKeys: {
        store: typeof routes['api.identity.api_keys.store']
        index: typeof routes['api.identity.api_keys.index']
        update: typeof routes['api.identity.api_keys.update']
        destroy: typeof routes['api.identity.api_keys.destroy']
      }
      apiKeyRolls: {
        update: typeof routes['api.identity.api_key_rolls.update']
      }
      apiKeyCalls: {
        index: typeof routes['api.identity.api_key_calls.index']
      }
      webhookEndpoints: {
        store: typeof routes['api.identity.webhook_endpoints.store']
        index: typeof routes['api.identity.webhook_endpoints.index']
        update: typeof routes['api.identity.webhook_endpoints.update']
        destroy: typeof routes['api.identity.webhook_endpoints.destroy']
      }
      endpointRotations: {
        update: typeof routes['api.identity.endpoint_rotations.update']
      }
      endpointTests: {
        store: typeof routes['api.identity.endpoint_tests.store']
      }
      endpointDeliveries: {
        index: typeof routes['api.identity.endpoint_deliveries.index']
      }
      endpointReplays: {
        store: typeof routes['api.identity.endpoint_replays.store']
      }
      deliveryReplays: {
        store: typeof routes['api.identity.delivery_replays.store']
      }
    }
    wallet: {
      show: typeof routes['api.wallet.show']
      alerts: {
        update: typeof routes['api.wallet.alerts.update']
      }
      testMoney: {
        store: typeof routes['api.wallet.test_money.store']
      }
      userWallets: {
        index: typeof routes['api.wallet.user_wallets.index']
        show: typeof routes['api.wallet.user_wallets.show']
        list: typeof routes['api.wallet.user_wallets.list']
        transactions: typeof routes['api.wallet.user_wallets.transactions']
      }
      operations: {
        store: typeof routes['api.wallet.operations.store']
      }
      transactions: {
        list: typeof routes['api.wallet.transactions.list']
        index: typeof routes['api.wallet.transactions.index']
        export: typeof routes['api.wallet.transactions.export']
        recent: typeof routes['api.wallet.transactions.recent']
        show: typeof routes['api.wallet.transactions.show']
      }
      transactionProofs: {
        show: typeof routes['api.wallet.transaction_proofs.show']
      }
      statementTokens: {
        show: typeof routes['api.wallet.statement_tokens.show']
      }
      paymentReferences: {
        show: typeof routes['api.wallet.payment_references.show']
      }
      checkouts: {
        store: typeof routes['api.wallet.checkouts.store']
      }
      paymentVerifications: {
        store: typeof routes['api.wallet.payment_verifications.store']
      }
      virtualAccount: {
        show: typeof routes['api.wallet.virtual_account.show']
      }
      paymentWebhooks: {
        store: typeof routes['api.wallet.payment_webhooks.store']
      }
      providerWebhooks: {
        store: typeof routes['api.wallet.provider_webhooks.store']
      }
      paymentsForAttention: {
        index: typeof routes['api.wallet.payments_for_attention.index']
        update: typeof routes['api.wallet.payments_for_attention.update']
      }
      banks: {
        index: typeof routes['api.wallet.banks.index']
      }
      linkedAccounts: {
        index: typeof routes['api.wallet.linked_accounts.index']
      }
      nameEnquiries: {
        show: typeof routes['api.wallet.name_enquiries.show']
      }
      bvnVerifications: {
        show: typeof routes['api.wallet.bvn_verifications.show']
      }
      otpVerifications: {
        store: typeof routes['api.wallet.otp_verifications.store']
      }
      codes: {
        store: typeof routes['api.wallet.codes.store']
        show: typeof routes['api.wallet.codes.show']
      }
      payoutAccounts: {
        store: typeof routes['api.wallet.payout_accounts.store']
        destroy: typeof routes['api.wallet.payout_accounts.destroy']
        index: typeof routes['api.wallet.payout_accounts.index']
      }
      withdrawals: {
        index: typeof routes['api.wallet.withdrawals.index']
        store: typeof routes['api.wallet.withdrawals.store']
      }
      organizationWithdrawals: {
        store: typeof routes['api.wallet.organization_withdrawals.store']
      }
      bvnReviews: {
        index: typeof routes['api.wallet.bvn_reviews.index']
        update: typeof routes['api.wallet.bvn_reviews.update']
      }
      strayNotes: {
        index: typeof routes['api.wallet.stray_notes.index']
        update: typeof routes['api.wallet.stray_notes.update']
      }
      sandboxDeposits: {
        store: typeof routes['api.wallet.sandbox_deposits.store']
      }
    }
    shipping: {
      locations: {
        index: typeof routes['api.shipping.locations.index']
        show: typeof routes['api.shipping.locations.show']
      }
      rateQuotes: {
        store: typeof routes['api.shipping.rate_quotes.store']
      }
      checkoutRates: {
        store: typeof routes['api.shipping.checkout_rates.store']
      }
      checkoutSettings: {
        show: typeof routes['api.shipping.checkout_settings.show']
        update: typeof routes['api.shipping.checkout_settings.update']
      }
      hsCodes: {
        index: typeof routes['api.shipping.hs_codes.index']
      }
      hsCodeProposals: {
        show: typeof routes['api.shipping.hs_code_proposals.show']
      }
      batches: {
        index: typeof routes['api.shipping.batches.index']
        store: typeof routes['api.shipping.batches.store']
        show: typeof routes['api.shipping.batches.show']
        update: typeof routes['api.shipping.batches.update']
        destroy: typeof routes['api.shipping.batches.destroy']
      }
      batchSheets: {
        store: typeof routes['api.shipping.batch_sheets.store']
        paste: typeof routes['api.shipping.batch_sheets.paste']
        again: typeof routes['api.shipping.batch_sheets.again']
        template: typeof routes['api.shipping.batch_sheets.template']
        show: typeof routes['api.shipping.batch_sheets.show']
      }
      batchPrices: {
        update: typeof routes['api.shipping.batch_prices.update']
      }
      batchRows: {
        update: typeof routes['api.shipping.batch_rows.update']
      }
      batchPayments: {
        store: typeof routes['api.shipping.batch_payments.store']
      }
      batchWaybills: {
        show: typeof routes['api.shipping.batch_waybills.show']
      }
      askedAddresses: {
        store: typeof routes['api.shipping.asked_addresses.store']
      }
      bookEntries: {
        index: typeof routes['api.shipping.book_entries.index']
        store: typeof routes['api.shipping.book_entries.store']
        show: typeof routes['api.shipping.book_entries.show']
        update: typeof routes['api.shipping.book_entries.update']
        destroy: typeof routes['api.shipping.book_entries.destroy']
      }
      addressImports: {
        store: typeof routes['api.shipping.address_imports.store']
        paste: typeof routes['api.shipping.address_imports.paste']
        update: typeof routes['api.shipping.address_imports.update']
      }
      addressTwins: {
        index: typeof routes['api.shipping.address_twins.index']
        merge: typeof routes['api.shipping.address_twins.merge']
      }
      addressGroups: {
        index: typeof routes['api.shipping.address_groups.index']
        store: typeof routes['api.shipping.address_groups.store']
        update: typeof routes['api.shipping.address_groups.update']
        destroy: typeof routes['api.shipping.address_groups.destroy']
      }
      addressRequests: {
        index: typeof routes['api.shipping.address_requests.index']
        store: typeof routes['api.shipping.address_requests.store']
        destroy: typeof routes['api.shipping.address_requests.destroy']
      }
      defaultAddresses: {
        update: typeof routes['api.shipping.default_addresses.update']
        destroy: typeof routes['api.shipping.default_addresses.destroy']
      }
      quotes: {
        store: typeof routes['api.shipping.quotes.store']
      }
      shipments: {
        store: typeof routes['api.shipping.shipments.store']
        show: typeof routes['api.shipping.shipments.show']
        index: typeof routes['api.shipping.shipments.index']
      }
      incompleteBookings: {
        index: typeof routes['api.shipping.incomplete_bookings.index']
        show: typeof routes['api.shipping.incomplete_bookings.show']
      }
      bookings: {
        destroy: typeof routes['api.shipping.bookings.destroy']
      }
      addresses: {
        index: typeof routes['api.shipping.addresses.index']
      }
      itemCategories: {
        index: typeof routes['api.shipping.item_categories.index']
      }
      signatureFee: {
        show: typeof routes['api.shipping.signature_fee.show']
      }
      dropOffLocations: {
        index: typeof routes['api.shipping.drop_off_locations.index']
      }
      dangerousGoods: {
        index: typeof routes['api.shipping.dangerous_goods.index']
      }
      shippingBoxes: {
        index: typeof routes['api.shipping.shipping_boxes.index']
      }
      bookingDrafts: {
        show: typeof routes['api.shipping.booking_drafts.show']
        update: typeof routes['api.shipping.booking_drafts.update']
        destroy: typeof routes['api.shipping.booking_drafts.destroy']
      }
      savedBoxes: {
        store: typeof routes['api.shipping.saved_boxes.store']
        update: typeof routes['api.shipping.saved_boxes.update']
        destroy: typeof routes['api.shipping.saved_boxes.destroy']
      }
      purchaseApprovals: {
        index: typeof routes['api.shipping.purchase_approvals.index']
        store: typeof routes['api.shipping.purchase_approvals.store']
        destroy: typeof routes['api.shipping.purchase_approvals.destroy']
      }
      purchaseDecisions: {
        approve: typeof routes['api.shipping.purchase_decisions.approve']
        refuse: typeof routes['api.shipping.purchase_decisions.refuse']
      }
      appliedDiscounts: {
        store: typeof routes['api.shipping.applied_discounts.store']
        destroy: typeof routes['api.shipping.applied_discounts.destroy']
      }
      payments: {
        store: typeof routes['api.shipping.payments.store']
      }
      cardCheckouts: {
        store: typeof routes['api.shipping.card_checkouts.store']
      }
      paymentInitiations: {
        update: typeof routes['api.shipping.payment_initiations.update']
      }
      shippingCostTypes: {
        index: typeof routes['api.shipping.shipping_cost_types.index']
      }
      shippingCosts: {
        store: typeof routes['api.shipping.shipping_costs.store']
        destroy: typeof routes['api.shipping.shipping_costs.destroy']
      }
      discounts: {
        index: typeof routes['api.shipping.discounts.index']
        store: typeof routes['api.shipping.discounts.store']
        show: typeof routes['api.shipping.discounts.show']
        update: typeof routes['api.shipping.discounts.update']
        deactivate: typeof routes['api.shipping.discounts.deactivate']
        activate: typeof routes['api.shipping.discounts.activate']
      }
      discountUses: {
        index: typeof routes['api.shipping.discount_uses.index']
      }
      reweighs: {
        index: typeof routes['api.shipping.reweighs.index']
        store: typeof routes['api.shipping.reweighs.store']
      }
      reweighPayments: {
        store: typeof routes['api.shipping.reweigh_payments.store']
      }
      reweighDisputes: {
        store: typeof routes['api.shipping.reweigh_disputes.store']
      }
      reweighDecisions: {
        approve: typeof routes['api.shipping.reweigh_decisions.approve']
        drop: typeof routes['api.shipping.reweigh_decisions.drop']
        uphold: typeof routes['api.shipping.reweigh_decisions.uphold']
        waive: typeof routes['api.shipping.reweigh_decisions.waive']
      }
      invoices: {
        index: typeof routes['api.shipping.invoices.index']
        show: typeof routes['api.shipping.invoices.show']
      }
      invoiceExports: {
        show: typeof routes['api.shipping.invoice_exports.show']
      }
      invoiceTokens: {
        show: typeof routes['api.shipping.invoice_tokens.show']
      }
      courierAlerts: {
        store: typeof routes['api.shipping.courier_alerts.store']
      }
      recipientCorrections: {
        update: typeof routes['api.shipping.recipient_corrections.update']
      }
      refusedShipmentRefunds: {
        store: typeof routes['api.shipping.refused_shipment_refunds.store']
      }
      voids: {
        store: typeof routes['api.shipping.voids.store']
      }
      retries: {
        update: typeof routes['api.shipping.retries.update']
      }
      waybillReturns: {
        index: typeof routes['api.shipping.waybill_returns.index']
        update: typeof routes['api.shipping.waybill_returns.update']
      }
      silentParcels: {
        index: typeof routes['api.shipping.silent_parcels.index']
        update: typeof routes['api.shipping.silent_parcels.update']
      }
      handBookings: {
        update: typeof routes['api.shipping.hand_bookings.update']
      }
      handRefusals: {
        update: typeof routes['api.shipping.hand_refusals.update']
      }
      handLabels: {
        store: typeof routes['api.shipping.hand_labels.store']
      }
      handEvents: {
        store: typeof routes['api.shipping.hand_events.store']
        destroy: typeof routes['api.shipping.hand_events.destroy']
      }
      courierOrders: {
        index: typeof routes['api.shipping.courier_orders.index']
        update: typeof routes['api.shipping.courier_orders.update']
      }
      pickups: {
        update: typeof routes['api.shipping.pickups.update']
        destroy: typeof routes['api.shipping.pickups.destroy']
        index: typeof routes['api.shipping.pickups.index']
      }
      pickupSettlements: {
        update: typeof routes['api.shipping.pickup_settlements.update']
      }
      courierLabels: {
        show: typeof routes['api.shipping.courier_labels.show']
      }
      documentTokens: {
        show: typeof routes['api.shipping.document_tokens.show']
      }
      clearanceDocumentTypes: {
        index: typeof routes['api.shipping.clearance_document_types.index']
      }
      clearanceInitiations: {
        update: typeof routes['api.shipping.clearance_initiations.update']
      }
      clearanceUploads: {
        store: typeof routes['api.shipping.clearance_uploads.store']
      }
      clearanceFiles: {
        show: typeof routes['api.shipping.clearance_files.show']
      }
      manifests: {
        show: typeof routes['api.shipping.manifests.show']
      }
      courierPapers: {
        show: typeof routes['api.shipping.courier_papers.show']
      }
      tracking: {
        show: typeof routes['api.shipping.tracking.show']
      }
      parcelFollowers: {
        store: typeof routes['api.shipping.parcel_followers.store']
      }
      parcelNews: {
        update: typeof routes['api.shipping.parcel_news.update']
        destroy: typeof routes['api.shipping.parcel_news.destroy']
      }
      reopenings: {
        update: typeof routes['api.shipping.reopenings.update']
      }
      shipmentReturns: {
        show: typeof routes['api.shipping.shipment_returns.show']
        store: typeof routes['api.shipping.shipment_returns.store']
      }
      returnPrices: {
        store: typeof routes['api.shipping.return_prices.store']
        update: typeof routes['api.shipping.return_prices.update']
      }
      returns: {
        index: typeof routes['api.shipping.returns.index']
        show: typeof routes['api.shipping.returns.show']
      }
      returnDecisions: {
        approve: typeof routes['api.shipping.return_decisions.approve']
        refuse: typeof routes['api.shipping.return_decisions.refuse']
      }
      returnFaults: {
        store: typeof routes['api.shipping.return_faults.store']
      }
      history: {
        index: typeof routes['api.shipping.history.index']
        export: typeof routes['api.shipping.history.export']
        recent: typeof routes['api.shipping.history.recent']
      }
      importHistory: {
        index: typeof routes['api.shipping.import_history.index']
        recent: typeof routes['api.shipping.import_history.recent']
      }
      importTracking: {
        update: typeof routes['api.shipping.import_tracking.update']
      }
      dashboard: {
        show: typeof routes['api.shipping.dashboard.show']
      }
    }
    branding: {
      currentBusiness: {
        show: typeof routes['api.branding.current_business.show']
        update: typeof routes['api.branding.current_business.update']
      }
      businesses: {
        store: typeof routes['api.branding.businesses.store']
        index: typeof routes['api.branding.businesses.index']
        show: typeof routes['api.branding.businesses.show']
        update: typeof routes['api.branding.businesses.update']
      }
      businessLogos: {
        store: typeof routes['api.branding.business_logos.store']
        update: typeof routes['api.branding.business_logos.update']
      }
      products: {
        index: typeof routes['api.branding.products.index']
        store: typeof routes['api.branding.products.store']
        update: typeof routes['api.branding.products.update']
        destroy: typeof routes['api.branding.products.destroy']
      }
      productCategoryGroups: {
        index: typeof routes['api.branding.product_category_groups.index']
      }
      productCurrencies: {
        index: typeof routes['api.branding.product_currencies.index']
      }
      productImages: {
        store: typeof routes['api.branding.product_images.store']
        update: typeof routes['api.branding.product_images.update']
      }
      brandTracking: {
        show: typeof routes['api.branding.brand_tracking.show']
      }
      trackingPreferences: {
        show: typeof routes['api.branding.tracking_preferences.show']
        update: typeof routes['api.branding.tracking_preferences.update']
      }
      trackingProducts: {
        index: typeof routes['api.branding.tracking_products.index']
        store: typeof routes['api.branding.tracking_products.store']
      }
      trackingThemes: {
        index: typeof routes['api.branding.tracking_themes.index']
        update: typeof routes['api.branding.tracking_themes.update']
      }
      trackingPublications: {
        update: typeof routes['api.branding.tracking_publications.update']
      }
      ownDomains: {
        show: typeof routes['api.branding.own_domains.show']
        store: typeof routes['api.branding.own_domains.store']
        destroy: typeof routes['api.branding.own_domains.destroy']
      }
      domainChecks: {
        store: typeof routes['api.branding.domain_checks.store']
      }
      pageFigures: {
        show: typeof routes['api.branding.page_figures.show']
      }
      pageFigureExports: {
        show: typeof routes['api.branding.page_figure_exports.show']
      }
      returnRules: {
        show: typeof routes['api.branding.return_rules.show']
        update: typeof routes['api.branding.return_rules.update']
      }
      returnRequests: {
        store: typeof routes['api.branding.return_requests.store']
      }
      notificationStatus: {
        show: typeof routes['api.branding.notification_status.show']
        update: typeof routes['api.branding.notification_status.update']
      }
      notificationTemplates: {
        index: typeof routes['api.branding.notification_templates.index']
        update: typeof routes['api.branding.notification_templates.update']
        destroy: typeof routes['api.branding.notification_templates.destroy']
      }
      notificationPlans: {
        show: typeof routes['api.branding.notification_plans.show']
        update: typeof routes['api.branding.notification_plans.update']
      }
      messages: {
        index: typeof routes['api.branding.messages.index']
      }
      messageExports: {
        show: typeof routes['api.branding.message_exports.show']
      }
      messageCosts: {
        index: typeof routes['api.branding.message_costs.index']
      }
      receiverNotifications: {
        index: typeof routes['api.branding.receiver_notifications.index']
        update: typeof routes['api.branding.receiver_notifications.update']
      }
      smsCounts: {
        show: typeof routes['api.branding.sms_counts.show']
      }
      unwantedMails: {
        store: typeof routes['api.branding.unwanted_mails.store']
        destroy: typeof routes['api.branding.unwanted_mails.destroy']
      }
      unwantedTexts: {
        store: typeof routes['api.branding.unwanted_texts.store']
        destroy: typeof routes['api.branding.unwanted_texts.destroy']
      }
    }
    admin: {
      init: typeof routes['api.admin.init']
      inboxNotes: {
        update: typeof routes['api.admin.inbox_notes.update']
      }
      carrierInvoices: {
        store: typeof routes['api.admin.carrier_invoices.store']
      }
      margins: {
        index: typeof routes['api.admin.margins.index']
      }
      marginExports: {
        show: typeof routes['api.admin.margin_exports.show']
      }
      exchangeRates: {
        store: typeof routes['api.admin.exchange_rates.store']
      }
      billingRuns: {
        index: typeof routes['api.admin.billing_runs.index']
        store: typeof routes['api.admin.billing_runs.store']
        check: typeof routes['api.admin.billing_runs.check']
        show: typeof routes['api.admin.billing_runs.show']
      }
      billingInvoices: {
        index: typeof routes['api.admin.billing_invoices.index']
        ageing: typeof routes['api.admin.billing_invoices.ageing']
      }
      invoiceDecisions: {
        match: typeof routes['api.admin.invoice_decisions.match']
        credit: typeof routes['api.admin.invoice_decisions.credit']
        writeOff: typeof routes['api.admin.invoice_decisions.write_off']
      }
      invoices: {
        index: typeof routes['api.admin.invoices.index']
        store: typeof routes['api.admin.invoices.store']
        show: typeof routes['api.admin.invoices.show']
      }
      invoicePreviews: {
        store: typeof routes['api.admin.invoice_previews.store']
      }
      invoiceColumns: {
        update: typeof routes['api.admin.invoice_columns.update']
      }
      invoiceLineDecisions: {
        accept: typeof routes['api.admin.invoice_line_decisions.accept']
        dispute: typeof routes['api.admin.invoice_line_decisions.dispute']
        credit: typeof routes['api.admin.invoice_line_decisions.credit']
        reweigh: typeof routes['api.admin.invoice_line_decisions.reweigh']
      }
      invoiceLines: {
        index: typeof routes['api.admin.invoice_lines.index']
      }
      invoiceLineExports: {
        show: typeof routes['api.admin.invoice_line_exports.show']
        disputed: typeof routes['api.admin.invoice_line_exports.disputed']
      }
      invoiceAcceptances: {
        update: typeof routes['api.admin.invoice_acceptances.update']
      }
      laneFacts: {
        index: typeof routes['api.admin.lane_facts.index']
      }
      laneFactExports: {
        show: typeof routes['api.admin.lane_fact_exports.show']
      }
      lateParcels: {
        index: typeof routes['api.admin.late_parcels.index']
      }
      messageCosts: {
        index: typeof routes['api.admin.message_costs.index']
      }
      messageCostExports: {
        show: typeof routes['api.admin.message_cost_exports.show']
      }
      currentOrganization: {
        show: typeof routes['api.admin.current_organization.show']
      }
      organizationRecords: {
        show: typeof routes['api.admin.organization_records.show']
        index: typeof routes['api.admin.organization_records.index']
        store: typeof routes['api.admin.organization_records.store']
        update: typeof routes['api.admin.organization_records.update']
      }
      organizationExports: {
        show: typeof routes['api.admin.organization_exports.show']
      }
      billingGroupChoices: {
        index: typeof routes['api.admin.billing_group_choices.index']
      }
      billingGroups: {
        choices: typeof routes['api.admin.billing_groups.choices']
        index: typeof routes['api.admin.billing_groups.index']
        store: typeof routes['api.admin.billing_groups.store']
        update: typeof routes['api.admin.billing_groups.update']
      }
      billingGroupExports: {
        show: typeof routes['api.admin.billing_group_exports.show']
      }
      internationalZones: {
        show: typeof routes['api.admin.international_zones.show']
        index: typeof routes['api.admin.international_zones.index']
        byGeography: typeof routes['api.admin.international_zones.by_geography']
        store: typeof routes['api.admin.international_zones.store']
        update: typeof routes['api.admin.international_zones.update']
        destroy: typeof routes['api.admin.international_zones.destroy']
      }
      localZones: {
        show: typeof routes['api.admin.local_zones.show']
        index: typeof routes['api.admin.local_zones.index']
        store: typeof routes['api.admin.local_zones.store']
        update: typeof routes['api.admin.local_zones.update']
        destroy: typeof routes['api.admin.local_zones.destroy']
      }
      cityZones: {
        show: typeof routes['api.admin.city_zones.show']
        index: typeof routes['api.admin.city_zones.index']
        store: typeof routes['api.admin.city_zones.store']
        update: typeof routes['api.admin.city_zones.update']
        destroy: typeof routes['api.admin.city_zones.destroy']
      }
      internationalCouriers: {
        index: typeof routes['api.admin.international_couriers.index']
      }
      cityCouriers: {
        index: typeof routes['api.admin.city_couriers.index']
      }
      regions: {
        index: typeof routes['api.admin.regions.index']
      }
      continents: {
        index: typeof routes['api.admin.continents.index']
      }
      countryRegions: {
        index: typeof routes['api.admin.country_regions.index']
      }
      stateRegions: {
        index: typeof routes['api.admin.state_regions.index']
      }
      zoneFiles: {
        show: typeof routes['api.admin.zone_files.show']
        store: typeof routes['api.admin.zone_files.store']
      }
      zoneFilePreviews: {
        store: typeof routes['api.admin.zone_file_previews.store']
      }
      zoneRateFiles: {
        show: typeof routes['api.admin.zone_rate_files.show']
        store: typeof routes['api.admin.zone_rate_files.store']
      }
      zoneRateFilePreviews: {
        store: typeof routes['api.admin.zone_rate_file_previews.store']
      }
      courierRateFiles: {
        show: typeof routes['api.admin.courier_rate_files.show']
        store: typeof routes['api.admin.courier_rate_files.store']
      }
      courierRateFilePreviews: {
        store: typeof routes['api.admin.courier_rate_file_previews.store']
      }
      rates: {
        store: typeof routes['api.admin.rates.store']
        show: typeof routes['api.admin.rates.show']
        destroy: typeof routes['api.admin.rates.destroy']
      }
      rateMultipliers: {
        store: typeof routes['api.admin.rate_multipliers.store']
      }
      rateSheets: {
        index: typeof routes['api.admin.rate_sheets.index']
        show: typeof routes['api.admin.rate_sheets.show']
      }
      rateRestorations: {
        store: typeof routes['api.admin.rate_restorations.store']
      }
      surcharges: {
        index: typeof routes['api.admin.surcharges.index']
        store: typeof routes['api.admin.surcharges.store']
        update: typeof routes['api.admin.surcharges.update']
        destroy: typeof routes['api.admin.surcharges.destroy']
      }
      tariffVersions: {
        index: typeof routes['api.admin.tariff_versions.index']
        store: typeof routes['api.admin.tariff_versions.store']
        show: typeof routes['api.admin.tariff_versions.show']
        destroy: typeof routes['api.admin.tariff_versions.destroy']
      }
      pastPrices: {
        store: typeof routes['api.admin.past_prices.store']
      }
      versionDifferences: {
        index: typeof routes['api.admin.version_differences.index']
        show: typeof routes['api.admin.version_differences.show']
      }
      versionDifferenceExports: {
        show: typeof routes['api.admin.version_difference_exports.show']
      }
      versionPublications: {
        store: typeof routes['api.admin.version_publications.store']
      }
      versionRollBacks: {
        store: typeof routes['api.admin.version_roll_backs.store']
      }
      versionChecks: {
        store: typeof routes['api.admin.version_checks.store']
      }
      tariffReplays: {
        index: typeof routes['api.admin.tariff_replays.index']
        store: typeof routes['api.admin.tariff_replays.store']
        show: typeof routes['api.admin.tariff_replays.show']
        destroy: typeof routes['api.admin.tariff_replays.destroy']
      }
      replayCustomers: {
        show: typeof routes['api.admin.replay_customers.show']
      }
      replayTotals: {
        show: typeof routes['api.admin.replay_totals.show']
      }
      replayCourierChanges: {
        show: typeof routes['api.admin.replay_courier_changes.show']
      }
      courierServices: {
        index: typeof routes['api.admin.courier_services.index']
        update: typeof routes['api.admin.courier_services.update']
      }
      carrierServices: {
        update: typeof routes['api.admin.carrier_services.update']
      }
      referenceEntries: {
        index: typeof routes['api.admin.reference_entries.index']
        store: typeof routes['api.admin.reference_entries.store']
        update: typeof routes['api.admin.reference_entries.update']
        destroy: typeof routes['api.admin.reference_entries.destroy']
      }
      referenceRestorations: {
        store: typeof routes['api.admin.reference_restorations.store']
      }
      translations: {
        index: typeof routes['api.admin.translations.index']
        update: typeof routes['api.admin.translations.update']
      }
      signatures: {
        store: typeof routes['api.admin.signatures.store']
      }
      settings: {
        index: typeof routes['api.admin.settings.index']
        show: typeof routes['api.admin.settings.show']
        update: typeof routes['api.admin.settings.update']
      }
      approvals: {
        index: typeof routes['api.admin.approvals.index']
        show: typeof routes['api.admin.approvals.show']
        update: typeof routes['api.admin.approvals.update']
      }
      approvalDecisions: {
        withdraw: typeof routes['api.admin.approval_decisions.withdraw']
        approve: typeof routes['api.admin.approval_decisions.approve']
        decline: typeof routes['api.admin.approval_decisions.decline']
      }
      setupTrials: {
        store: typeof routes['api.admin.setup_trials.store']
      }
      brandLogos: {
        update: typeof routes['api.admin.brand_logos.update']
        destroy: typeof routes['api.admin.brand_logos.destroy']
      }
      auditEntries: {
        index: typeof routes['api.admin.audit_entries.index']
      }
      auditExports: {
        show: typeof routes['api.admin.audit_exports.show']
      }
      transferProofs: {
        show: typeof routes['api.admin.transfer_proofs.show']
      }
      failedJobs: {
        index: typeof routes['api.admin.failed_jobs.index']
        destroy: typeof routes['api.admin.failed_jobs.destroy']
      }
      failedJobRetries: {
        store: typeof routes['api.admin.failed_job_retries.store']
      }
      checkRuns: {
        store: typeof routes['api.admin.check_runs.store']
      }
    }
  }
  identity: {
    signIn: typeof routes['identity.sign_in']
    logout: typeof routes['identity.logout']
    security: typeof routes['identity.security']
    adminSecurity: typeof routes['identity.admin_security']
    factorReset: typeof routes['identity.factor_reset']
    register: typeof routes['identity.register']
    verify: typeof routes['identity.verify']
    reset: typeof routes['identity.reset']
    choosePassword: typeof routes['identity.choose_password']
    settings: typeof routes['identity.settings']
    adminSettings: typeof routes['identity.admin_settings']
    oauth: {
      page: typeof routes['identity.oauth.page']
      confirm: typeof routes['identity.oauth.confirm']
      redirect: typeof routes['identity.oauth.redirect']
      callback: typeof routes['identity.oauth.callback']
    }
    completeSignUp: typeof routes['identity.complete_sign_up']
    oauthLocal: {
      page: typeof routes['identity.oauth_local.page']
      decide: typeof routes['identity.oauth_local.decide']
      token: typeof routes['identity.oauth_local.token']
      user: typeof routes['identity.oauth_local.user']
    }
    invitation: typeof routes['identity.invitation']
    members: typeof routes['identity.members']
    activity: typeof routes['identity.activity']
    referrals: typeof routes['identity.referrals']
    developers: typeof routes['identity.developers'] & {
      log: typeof routes['identity.developers.log']
    }
    webhooks: typeof routes['identity.webhooks'] & {
      deliveries: typeof routes['identity.webhooks.deliveries']
    }
    live: typeof routes['identity.live']
  }
  wallet: {
    balance: typeof routes['wallet.balance']
    transactions: typeof routes['wallet.transactions']
    fund: typeof routes['wallet.fund']
    withdraw: typeof routes['wallet.withdraw']
    payoutAccounts: typeof routes['wallet.payout_accounts']
    sandbox: {
      card: typeof routes['wallet.sandbox.card']
      decide: typeof routes['wallet.sandbox.decide']
    }
  }
  shipping: {
    publicRates: typeof routes['shipping.public_rates']
    rate: typeof routes['shipping.rate']
    checkoutSettings: typeof routes['shipping.checkout_settings']
    batches: typeof routes['shipping.batches']
    batch: typeof routes['shipping.batch']
    addressBook: typeof routes['shipping.address_book']
    askedAddress: typeof routes['shipping.asked_address']
    answerAskedAddress: typeof routes['shipping.answer_asked_address']
    book: typeof routes['shipping.book']
    booked: typeof routes['shipping.booked']
    completion: typeof routes['shipping.completion']
    importCompletion: typeof routes['shipping.import_completion']
    purchaseApprovals: typeof routes['shipping.purchase_approvals']
    discounts: typeof routes['shipping.discounts']
    discountUses: typeof routes['shipping.discount_uses']
    reweighs: typeof routes['shipping.reweighs']
    invoices: typeof routes['shipping.invoices']
    invoice: typeof routes['shipping.invoice']
    publicTrack: typeof routes['shipping.public_track']
    publicTracking: typeof routes['shipping.public_tracking']
    receiverTracking: typeof routes['shipping.receiver_tracking']
    followParcel: typeof routes['shipping.follow_parcel']
    parcelNews: typeof routes['shipping.parcel_news']
    answerParcelNews: typeof routes['shipping.answer_parcel_news']
    trackingCard: typeof routes['shipping.tracking_card']
    track: typeof routes['shipping.track']
    returns: typeof routes['shipping.returns']
    return: typeof routes['shipping.return']
    returnShipment: typeof routes['shipping.return_shipment']
    history: typeof routes['shipping.history']
    shipment: typeof routes['shipping.shipment']
    importHistory: typeof routes['shipping.import_history']
    mcp: {
      store: typeof routes['shipping.mcp.store']
      stream: typeof routes['shipping.mcp.stream']
      end: typeof routes['shipping.mcp.end']
    }
    home: typeof routes['shipping.home']
    dashboard: typeof routes['shipping.dashboard']
  }
  branding: {
    images: {
      show: typeof routes['branding.images.show']
    }
    business: typeof routes['branding.business']
    products: typeof routes['branding.products']
    certifiedHost: typeof routes['branding.certified_host']
    trackingSetup: typeof routes['branding.tracking_setup']
    shopProduct: typeof routes['branding.shop_product']
    pageFigures: typeof routes['branding.page_figures']
    returnSetup: typeof routes['branding.return_setup']
    notificationSetup: typeof routes['branding.notification_setup']
    messages: typeof routes['branding.messages']
    unsubscribe: typeof routes['branding.unsubscribe']
    oneClick: typeof routes['branding.one_click']
    stopTexts: typeof routes['branding.stop_texts']
    stopTextsAtOnce: typeof routes['branding.stop_texts_at_once']
  }
  admin: {
    home: typeof routes['admin.home']
    byHand: typeof routes['admin.by_hand']
    handParcel: typeof routes['admin.hand_parcel']
    courierOrders: typeof routes['admin.courier_orders']
    parcelOrders: typeof routes['admin.parcel_orders']
    reweighQueue: typeof routes['admin.reweigh_queue']
    margin: typeof routes['admin.margin']
    billingRuns: typeof routes['admin.billing_runs']
    billingRun: typeof routes['admin.billing_run']
    invoices: typeof routes['admin.invoices']
    invoice: typeof routes['admin.invoice']
    carrierInvoices: typeof routes['admin.carrier_invoices']
    newCarrierInvoice: typeof routes['admin.new_carrier_invoice']
    carrierInvoice: typeof routes['admin.carrier_invoice']
    lanes: typeof routes['admin.lanes']
    lateParcels: typeof routes['admin.late_parcels']
    messageCosts: typeof routes['admin.message_costs']
    pickups: typeof routes['admin.pickups']
    organizations: typeof routes['admin.organizations']
    billingGroups: typeof routes['admin.billing_groups']
    users: typeof routes['admin.users']
    userAccount: typeof routes['admin.user_account']
    zones: typeof routes['admin.zones']
    zoneRates: typeof routes['admin.zone_rates']
    surcharges: typeof routes['admin.surcharges']
    tariffs: typeof routes['admin.tariffs']
    tariff: typeof routes['admin.tariff']
    tariffZone: typeof routes['admin.tariff_zone']
    tariffPrice: typeof routes['admin.tariff_price']
    tariffTrial: typeof routes['admin.tariff_trial']
    tariffReplays: typeof routes['admin.tariff_replays']
    tariffReplay: typeof routes['admin.tariff_replay']
    referenceLists: typeof routes['admin.reference_lists']
    languages: typeof routes['admin.languages']
    settings: typeof routes['admin.settings']
    approvals: typeof routes['admin.approvals']
    approval: typeof routes['admin.approval']
    setup: typeof routes['admin.setup']
    audit: typeof routes['admin.audit']
    publishedSeals: typeof routes['admin.published_seals']
    proof: typeof routes['admin.proof']
    metrics: typeof routes['admin.metrics']
    health: typeof routes['admin.health']
    developers: typeof routes['admin.developers'] & {
      errors: typeof routes['admin.developers.errors']
      errorTwin: typeof routes['admin.developers.error_twin']
      error: typeof routes['admin.developers.error']
      changelog: typeof routes['admin.developers.changelog']
      tryIt: typeof routes['admin.developers.try_it']
      search: typeof routes['admin.developers.search']
      groupTwin: typeof routes['admin.developers.group_twin']
      group: typeof routes['admin.developers.group']
      callTwin: typeof routes['admin.developers.call_twin']
      call: typeof routes['admin.developers.call']
      twin: typeof routes['admin.developers.twin']
      guideTwin: typeof routes['admin.developers.guide_twin']
      guide: typeof routes['admin.developers.guide']
    }
    internalApi: typeof routes['admin.internal_api']
    openapi: typeof routes['admin.openapi']
    llms: typeof routes['admin.llms']
  }
  home: typeof routes['home']
}
