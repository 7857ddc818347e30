/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'shared.landing': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/landing/landing_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/landing/landing_page_controller').default['render']>>>
    }
  }
  'shared.branded_tracking': {
    methods: ["GET","HEAD"]
    pattern: '/branded-tracking'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/landing/branding_offer_page_controller').default['tracking']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/landing/branding_offer_page_controller').default['tracking']>>>
    }
  }
  'shared.branded_notification': {
    methods: ["GET","HEAD"]
    pattern: '/branded-notification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/landing/branding_offer_page_controller').default['notification']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/landing/branding_offer_page_controller').default['notification']>>>
    }
  }
  'shared.icon_file': {
    methods: ["GET","HEAD"]
    pattern: '/favicon.ico'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['favicon']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['favicon']>>>
    }
  }
  'shared.icon_drawing': {
    methods: ["GET","HEAD"]
    pattern: '/favicon.svg'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['faviconSvg']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['faviconSvg']>>>
    }
  }
  'shared.icons': {
    methods: ["GET","HEAD"]
    pattern: '/icons/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['show']>>>
    }
  }
  'shared.web_manifest': {
    methods: ["GET","HEAD"]
    pattern: '/site.webmanifest'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['manifest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/icons_controller').default['manifest']>>>
    }
  }
  'shared.robots': {
    methods: ["GET","HEAD"]
    pattern: '/robots.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/search_engines_controller').default['robots']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/search_engines_controller').default['robots']>>>
    }
  }
  'shared.sitemap': {
    methods: ["GET","HEAD"]
    pattern: '/sitemap.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/search_engines_controller').default['sitemap']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/search_engines_controller').default['sitemap']>>>
    }
  }
  'shared.card': {
    methods: ["GET","HEAD"]
    pattern: '/card.png'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/site_identity/social_cards_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/site_identity/social_cards_controller').default['show']>>>
    }
  }
  'shared.terms': {
    methods: ["GET","HEAD"]
    pattern: '/terms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/legal/legal_page_controller').default['terms']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/legal/legal_page_controller').default['terms']>>>
    }
  }
  'shared.privacy': {
    methods: ["GET","HEAD"]
    pattern: '/privacy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/legal/legal_page_controller').default['privacy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/legal/legal_page_controller').default['privacy']>>>
    }
  }
  'shared.worker': {
    methods: ["GET","HEAD"]
    pattern: '/sw.js'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/offline/offline_controller').default['worker']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/offline/offline_controller').default['worker']>>>
    }
  }
  'shared.offline': {
    methods: ["GET","HEAD"]
    pattern: '/offline'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/offline/offline_controller').default['page']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/offline/offline_controller').default['page']>>>
    }
  }
  'shared.health': {
    methods: ["GET","HEAD"]
    pattern: '/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/health/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/health/health_controller').default['show']>>>
    }
  }
  'shared.health.serving': {
    methods: ["GET","HEAD"]
    pattern: '/health/serving'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/health/health_controller').default['serving']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/health/health_controller').default['serving']>>>
    }
  }
  'shared.health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/health/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/health/health_controller').default['live']>>>
    }
  }
  'api.shared.downloads.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/files/download'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/documents/downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/documents/downloads_controller').default['show']>>>
    }
  }
  'shared.gallery': {
    methods: ["GET","HEAD"]
    pattern: '/dev/ui'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/gallery/gallery_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/gallery/gallery_page_controller').default['render']>>>
    }
  }
  'shared.dev_inbox.page': {
    methods: ["GET","HEAD"]
    pattern: '/dev/inbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/inbox/dev_inbox_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/inbox/dev_inbox_page_controller').default['render']>>>
    }
  }
  'shared.dev_inbox.body': {
    methods: ["GET","HEAD"]
    pattern: '/dev/inbox/:id/html'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/inbox/dev_mail_bodies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/inbox/dev_mail_bodies_controller').default['show']>>>
    }
  }
  'api.shared.sms_reports.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/sms/controllers/sms_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/sms/controllers/sms_reports_controller').default['store']>>>
    }
  }
  'api.shared.whatsapp_hooks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhooks/whatsapp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/whatsapp/controllers/whatsapp_hooks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/whatsapp/controllers/whatsapp_hooks_controller').default['show']>>>
    }
  }
  'api.shared.whatsapp_hooks.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/whatsapp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/whatsapp/controllers/whatsapp_hooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/whatsapp/controllers/whatsapp_hooks_controller').default['store']>>>
    }
  }
  'identity.sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/signin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/sign_in_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/sign_in_page_controller').default['render']>>>
    }
  }
  'identity.logout': {
    methods: ["GET","HEAD"]
    pattern: '/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/logout_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/logout_page_controller').default['render']>>>
    }
  }
  'api.identity.login': {
    methods: ["POST"]
    pattern: '/api/v1/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/sessions/validators/login_validator').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/sessions/validators/login_validator').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/login_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/login_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.ping': {
    methods: ["POST"]
    pattern: '/api/v1/ping'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/pings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/pings_controller').default['store']>>>
    }
  }
  'api.identity.session.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/sessions_controller').default['destroy']>>>
    }
  }
  'api.identity.all_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/all_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions/controllers/all_sessions_controller').default['destroy']>>>
    }
  }
  'identity.security': {
    methods: ["GET","HEAD"]
    pattern: '/base/profile/security'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/security_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/security_page_controller').default['render']>>>
    }
  }
  'identity.admin_security': {
    methods: ["GET","HEAD"]
    pattern: '/admin/profile/security'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/security_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/security_page_controller').default['render']>>>
    }
  }
  'api.identity.devices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/session/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/devices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/devices_controller').default['index']>>>
    }
  }
  'api.identity.other_devices.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/session/others'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/other_devices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/other_devices_controller').default['destroy']>>>
    }
  }
  'api.identity.devices.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/session/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/devices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/devices/controllers/devices_controller').default['destroy']>>>
    }
  }
  'identity.factor_reset': {
    methods: ["GET","HEAD"]
    pattern: '/second_factor/reset/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_reset_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_reset_page_controller').default['render']>>>
    }
  }
  'api.identity.second_steps.store': {
    methods: ["POST"]
    pattern: '/api/v1/login/second_factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').factorAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').factorAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/second_steps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/second_steps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.factor_reset_stops.store': {
    methods: ["POST"]
    pattern: '/api/v1/second_factor/reset/:token/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_reset_stops_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_reset_stops_controller').default['store']>>>
    }
  }
  'api.identity.second_factors.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/second_factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/second_factors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/second_factors_controller').default['show']>>>
    }
  }
  'api.identity.factor_proofs.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/second_factor/proof'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').factorAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').factorAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_proofs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_proofs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.factor_confirmations.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/second_factor/confirmation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_confirmations_controller').default['store']>>>
    }
  }
  'api.identity.authenticators.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/second_factor/authenticator'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').passwordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').passwordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/authenticators_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/authenticators_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.authenticators.update': {
    methods: ["PUT"]
    pattern: '/api/v1/user/second_factor/authenticator'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').authenticatorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').authenticatorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/authenticators_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/authenticators_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.authenticators.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/user/second_factor/authenticator'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/authenticators_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/authenticators_controller').default['destroy']>>>
    }
  }
  'api.identity.passkey_options.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/second_factor/passkey/options'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').passwordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').passwordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/passkey_options_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/passkey_options_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.passkeys.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/second_factor/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.passkeys.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/user/second_factor/passkey/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/passkeys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/passkeys_controller').default['destroy']>>>
    }
  }
  'api.identity.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/second_factor/recovery_codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/recovery_codes_controller').default['store']>>>
    }
  }
  'api.identity.own_factor_resets.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/user/second_factor/reset'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/own_factor_resets_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/own_factor_resets_controller').default['destroy']>>>
    }
  }
  'api.identity.factor_resets.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/:id/second_factor/reset'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/second_factor/factor_validator').factorResetValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/second_factor/factor_validator').factorResetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.factor_resets.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/user/:id/second_factor/reset'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_resets_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/second_factor/controllers/factor_resets_controller').default['destroy']>>>
    }
  }
  'identity.register': {
    methods: ["GET","HEAD"]
    pattern: '/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/register_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/register_page_controller').default['render']>>>
    }
  }
  'identity.verify': {
    methods: ["GET","HEAD"]
    pattern: '/verify/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/verify_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/verify_page_controller').default['render']>>>
    }
  }
  'identity.reset': {
    methods: ["GET","HEAD"]
    pattern: '/reset'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/forgotten_password_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/forgotten_password_page_controller').default['render']>>>
    }
  }
  'identity.choose_password': {
    methods: ["GET","HEAD"]
    pattern: '/reset/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/choose_password_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/choose_password_page_controller').default['render']>>>
    }
  }
  'identity.settings': {
    methods: ["GET","HEAD"]
    pattern: '/base/profile/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/settings_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/settings_page_controller').default['render']>>>
    }
  }
  'identity.admin_settings': {
    methods: ["GET","HEAD"]
    pattern: '/admin/profile/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/settings_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/settings_page_controller').default['render']>>>
    }
  }
  'api.identity.accounts.store': {
    methods: ["POST"]
    pattern: '/api/v1/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').signUpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').signUpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/accounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/accounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.verifications.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/verifications_controller').default['show']>>>
    }
  }
  'api.identity.verifications.store': {
    methods: ["POST"]
    pattern: '/api/v1/account/verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/sessions/validators/login_validator').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/sessions/validators/login_validator').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.passwordless_accounts.store': {
    methods: ["POST"]
    pattern: '/api/v1/createAccount'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').createAccountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').createAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/passwordless_accounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/passwordless_accounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.password_resets.store': {
    methods: ["PUT"]
    pattern: '/api/v1/resetPassword'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').usernameValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').usernameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/password_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/password_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.password_resets.update': {
    methods: ["PUT"]
    pattern: '/api/v1/resetPassword/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').choosePasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').choosePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/password_resets_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/password_resets_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.profile.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/profiles_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/profiles_controller').default['destroy']>>>
    }
  }
  'api.identity.profile.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/profiles_controller').default['show']>>>
    }
  }
  'api.identity.full_name.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/fullname'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/full_names_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/full_names_controller').default['show']>>>
    }
  }
  'api.identity.full_name.update': {
    methods: ["PUT"]
    pattern: '/api/v1/user/fullName'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').fullNameValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').fullNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/full_names_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/full_names_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.phone_number.update': {
    methods: ["PUT"]
    pattern: '/api/v1/user/phoneNumber'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').phoneNumberValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').phoneNumberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/phone_numbers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/phone_numbers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.password.update': {
    methods: ["PUT"]
    pattern: '/api/v1/user/changePassword'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/accounts/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.oauth.page': {
    methods: ["GET","HEAD"]
    pattern: '/oauth2/redirect'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_redirect_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_redirect_page_controller').default['render']>>>
    }
  }
  'identity.oauth.confirm': {
    methods: ["GET","HEAD"]
    pattern: '/oauth2/confirm'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_confirmations_controller').default['show']>>>
    }
  }
  'identity.oauth.redirect': {
    methods: ["GET","HEAD"]
    pattern: '/oauth2/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_redirects_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_redirects_controller').default['show']>>>
    }
  }
  'identity.oauth.callback': {
    methods: ["GET","HEAD"]
    pattern: '/oauth2/:provider/callback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_callbacks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_callbacks_controller').default['show']>>>
    }
  }
  'identity.complete_sign_up': {
    methods: ["GET","HEAD"]
    pattern: '/complete'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/phone_capture_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/phone_capture_page_controller').default['render']>>>
    }
  }
  'api.identity.oauth.admissions.store': {
    methods: ["POST"]
    pattern: '/api/v1/oauth2/token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/oauth/social_sign_in_validator').socialSignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/oauth/social_sign_in_validator').socialSignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/social_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/social_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.sign_up_completions.store': {
    methods: ["POST"]
    pattern: '/api/v1/completeSignUp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/accounts/validators/account_validators').completeSignUpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/accounts/validators/account_validators').completeSignUpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/sign_up_completions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/sign_up_completions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.oauth_local.page': {
    methods: ["GET","HEAD"]
    pattern: '/dev/oauth2/authorize'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_page_controller').default['render']>>>
    }
  }
  'identity.oauth_local.decide': {
    methods: ["POST"]
    pattern: '/dev/oauth2/authorize'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/oauth/local/authorization').decisionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/oauth/local/authorization').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_decisions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.oauth_local.token': {
    methods: ["POST"]
    pattern: '/api/v1/dev/oauth2/token'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_tokens_controller').default['store']>>>
    }
  }
  'identity.oauth_local.user': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/dev/oauth2/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_people_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/oauth/controllers/oauth_local_people_controller').default['show']>>>
    }
  }
  'identity.invitation': {
    methods: ["GET","HEAD"]
    pattern: '/invitation/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitation_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitation_page_controller').default['render']>>>
    }
  }
  'identity.members': {
    methods: ["GET","HEAD"]
    pattern: '/base/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_page_controller').default['render']>>>
    }
  }
  'api.identity.members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_controller').default['index']>>>
    }
  }
  'api.identity.members.update': {
    methods: ["PUT"]
    pattern: '/api/v1/organization/members/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/organizations/team_validator').membershipRoleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/organizations/team_validator').membershipRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.members.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/organization/members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/members_controller').default['destroy']>>>
    }
  }
  'api.identity.invitations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/invitations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitations_controller').default['index']>>>
    }
  }
  'api.identity.invitations.store': {
    methods: ["POST"]
    pattern: '/api/v1/organization/invitations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/organizations/team_validator').invitationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/organizations/team_validator').invitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.invitations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/organization/invitations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/invitations_controller').default['destroy']>>>
    }
  }
  'api.identity.received_invitations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/invitations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/received_invitations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/received_invitations_controller').default['index']>>>
    }
  }
  'api.identity.received_invitations.update': {
    methods: ["PUT"]
    pattern: '/api/v1/user/invitations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/received_invitations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/received_invitations_controller').default['update']>>>
    }
  }
  'api.identity.organizations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/account/organizations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/organizations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/organizations_controller').default['index']>>>
    }
  }
  'api.identity.switch': {
    methods: ["PUT"]
    pattern: '/api/v1/switch/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/organization_switches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/organizations/controllers/organization_switches_controller').default['update']>>>
    }
  }
  'identity.activity': {
    methods: ["GET","HEAD"]
    pattern: '/base/members/activity'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/activity_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/activity_page_controller').default['render']>>>
    }
  }
  'api.identity.member_limits.update': {
    methods: ["PUT"]
    pattern: '/api/v1/organization/members/:id/limits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/teams/limits_validator').limitsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/teams/limits_validator').limitsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/member_limits_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/member_limits_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.approval_rules.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/approval_rule'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/approval_rules_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/approval_rules_controller').default['show']>>>
    }
  }
  'api.identity.approval_rules.update': {
    methods: ["PUT"]
    pattern: '/api/v1/organization/approval_rule'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/teams/limits_validator').approvalRuleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/teams/limits_validator').approvalRuleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/approval_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/approval_rules_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.allowances.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/allowance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/allowances_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/allowances_controller').default['show']>>>
    }
  }
  'api.identity.activities.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/activity'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/teams/activity/activity_validator').activityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/activities_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/activities_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.activities.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/activity/csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/teams/activity/activity_validator').activityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/activities_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/teams/controllers/activities_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.people.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/advanced/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/people/person_validator').peopleSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.people.create': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/init'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['create']>>>
    }
  }
  'api.identity.people.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/people/person_validator').personValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/people/person_validator').personValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.people.edit': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['edit']>>>
    }
  }
  'api.identity.people.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['show']>>>
    }
  }
  'api.identity.people.update': {
    methods: ["PUT"]
    pattern: '/api/v1/user/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/people/person_validator').personUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/people/person_validator').personUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/people_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.people.block': {
    methods: ["PUT"]
    pattern: '/api/v1/user/block/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/people/person_validator').blockValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/people/person_validator').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/user_blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/user_blocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.people.unblock': {
    methods: ["PUT"]
    pattern: '/api/v1/user/unblock/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/people/user_blocks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/people/user_blocks_controller').default['destroy']>>>
    }
  }
  'api.identity.searches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/search/search_validator').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/search/searches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/search/searches_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.referrals': {
    methods: ["GET","HEAD"]
    pattern: '/base/referrals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/referrals/referrals_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/referrals/referrals_page_controller').default['render']>>>
    }
  }
  'api.identity.referral_clicks.store': {
    methods: ["POST"]
    pattern: '/api/v1/referral_click'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/referrals/referral_validator').referralClickValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/referrals/referral_validator').referralClickValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/referrals/referral_clicks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/referrals/referral_clicks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.referral_stats.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/referral_stats'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/referrals/referral_stats_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/referrals/referral_stats_controller').default['show']>>>
    }
  }
  'api.identity.data_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user/data_export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/privacy/controllers/data_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/privacy/controllers/data_exports_controller').default['show']>>>
    }
  }
  'api.identity.erasures.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/erasure'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/privacy/erasure_validator').erasureValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/privacy/erasure_validator').erasureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/privacy/controllers/erasures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/privacy/controllers/erasures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.person_erasures.store': {
    methods: ["POST"]
    pattern: '/api/v1/user/:id/erasure'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/privacy/erasure_validator').personErasureValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/privacy/erasure_validator').personErasureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/privacy/controllers/person_erasures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/privacy/controllers/person_erasures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.developers': {
    methods: ["GET","HEAD"]
    pattern: '/base/developers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/developers_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/developers_page_controller').default['render']>>>
    }
  }
  'identity.developers.log': {
    methods: ["GET","HEAD"]
    pattern: '/base/developers/log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/call_log_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/call_log_page_controller').default['render']>>>
    }
  }
  'api.identity.api_keys.store': {
    methods: ["POST"]
    pattern: '/api/v1/api_key'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/api_keys/key_validator').keyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/api_keys/key_validator').keyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.api_keys.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/api_key/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['index']>>>
    }
  }
  'api.identity.api_keys.update': {
    methods: ["PUT"]
    pattern: '/api/v1/api_key/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/api_keys/key_validator').keyChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/api_keys/key_validator').keyChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.api_keys.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/api_key/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_keys_controller').default['destroy']>>>
    }
  }
  'api.identity.api_key_rolls.update': {
    methods: ["PUT"]
    pattern: '/api/v1/api_key/:id/roll'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/api_keys/key_validator').rollValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/api_keys/key_validator').rollValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_key_rolls_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_key_rolls_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.api_key_calls.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/api_key/:id/call/all'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/api_keys/call_search_validator').callSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_key_calls_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/api_keys/controllers/api_key_calls_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.webhooks': {
    methods: ["GET","HEAD"]
    pattern: '/base/developers/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhooks_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhooks_page_controller').default['render']>>>
    }
  }
  'identity.webhooks.deliveries': {
    methods: ["GET","HEAD"]
    pattern: '/base/developers/webhooks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/deliveries_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/deliveries_page_controller').default['render']>>>
    }
  }
  'api.identity.webhook_endpoints.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhook_endpoint'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/webhooks/validators/endpoint_validator').endpointValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/webhooks/validators/endpoint_validator').endpointValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.webhook_endpoints.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhook_endpoint/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['index']>>>
    }
  }
  'api.identity.webhook_endpoints.update': {
    methods: ["PUT"]
    pattern: '/api/v1/webhook_endpoint/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/webhooks/validators/endpoint_validator').endpointChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/webhooks/validators/endpoint_validator').endpointChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.webhook_endpoints.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/webhook_endpoint/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/webhook_endpoints_controller').default['destroy']>>>
    }
  }
  'api.identity.endpoint_rotations.update': {
    methods: ["PUT"]
    pattern: '/api/v1/webhook_endpoint/:id/rotate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/webhooks/validators/endpoint_validator').rotationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/webhooks/validators/endpoint_validator').rotationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_rotations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_rotations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.endpoint_tests.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhook_endpoint/:id/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_tests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_tests_controller').default['store']>>>
    }
  }
  'api.identity.endpoint_deliveries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhook_endpoint/:id/delivery/all'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/webhooks/validators/delivery_validator').deliveryListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_deliveries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_deliveries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.endpoint_replays.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhook_endpoint/:id/replay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/webhooks/validators/delivery_validator').replayPeriodValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/webhooks/validators/delivery_validator').replayPeriodValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_replays_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/endpoint_replays_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.delivery_replays.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhook_delivery/:id/replay'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/delivery_replays_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/webhooks/controllers/delivery_replays_controller').default['store']>>>
    }
  }
  'identity.live': {
    methods: ["GET","HEAD"]
    pattern: '/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/live/controllers/live_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/live/controllers/live_controller').default['show']>>>
    }
  }
  'wallet.balance': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/balance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/balance_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/balance_page_controller').default['render']>>>
    }
  }
  'api.wallet.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/wallets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/wallets_controller').default['show']>>>
    }
  }
  'api.wallet.alerts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/wallet/alert'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/balances/validators/low_balance_alert_validator').lowBalanceAlertValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/balances/validators/low_balance_alert_validator').lowBalanceAlertValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/alerts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/alerts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.test_money.store': {
    methods: ["POST"]
    pattern: '/api/v1/test_money'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/test_money_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/test_money_controller').default['store']>>>
    }
  }
  'api.wallet.user_wallets.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/balances/validators/wallet_search_validator').walletSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.user_wallets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/user/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/balances/validators/wallet_search_validator').userWalletValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.user_wallets.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/user/:userId/all'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['list']>>>
    }
  }
  'api.wallet.user_wallets.transactions': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/user/:userId/recent'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/balances/validators/wallet_search_validator').userWalletValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['transactions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/user_wallets_controller').default['transactions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.operations.store': {
    methods: ["POST"]
    pattern: '/api/v1/wallet/operation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/balances/validators/wallet_operation_validator').walletOperationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/balances/validators/wallet_operation_validator').walletOperationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/wallet_operations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/balances/controllers/wallet_operations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wallet.transactions': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/transactions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transactions_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transactions_page_controller').default['render']>>>
    }
  }
  'api.wallet.transactions.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transaction'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/transactions/transactions_validator').transactionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_lists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_lists_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.transactions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/transactions/transactions_validator').transactionHistoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_histories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_histories_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.transactions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/history.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/transactions/transactions_validator').transactionPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_histories_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_histories_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.transactions.recent': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/history/recent'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_histories_controller').default['recent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_histories_controller').default['recent']>>>
    }
  }
  'api.wallet.transactions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/:id/detail'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transactions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transactions_controller').default['show']>>>
    }
  }
  'api.wallet.transaction_proofs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/:id/proof'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_proofs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/transaction_proofs_controller').default['show']>>>
    }
  }
  'api.wallet.statement_tokens.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/files/token/statement'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/transactions/transactions_validator').transactionPeriodValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/statement_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/transactions/controllers/statement_tokens_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wallet.fund': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/fund'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/fund_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/fund_page_controller').default['render']>>>
    }
  }
  'api.wallet.payment_references.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/transactions/payment_reference'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/funding/validators/funding_validators').paymentReferenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_references_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_references_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.checkouts.store': {
    methods: ["POST"]
    pattern: '/api/v1/transactions/:reference/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/funding/validators/funding_validators').checkoutValidator)>>
      paramsTuple: [ParamValue]
      params: { reference: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#wallet/funding/validators/funding_validators').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.payment_verifications.store': {
    methods: ["POST"]
    pattern: '/api/v1/transactions/:reference/verify'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { reference: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_verifications_controller').default['store']>>>
    }
  }
  'api.wallet.virtual_account.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank_account/inflow'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/funding/validators/funding_validators').fundingAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/virtual_accounts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/virtual_accounts_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.payment_webhooks.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_webhooks_controller').default['store']>>>
    }
  }
  'api.wallet.provider_webhooks.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/payment/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/payment_webhooks_controller').default['store']>>>
    }
  }
  'api.wallet.payments_for_attention.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/attention'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/unmatched_payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/unmatched_payments_controller').default['index']>>>
    }
  }
  'api.wallet.payments_for_attention.update': {
    methods: ["PUT"]
    pattern: '/api/v1/wallet/attention/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/funding/validators/payment_resolution_validator').paymentResolutionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#wallet/funding/validators/payment_resolution_validator').paymentResolutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/unmatched_payments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/funding/controllers/unmatched_payments_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wallet.withdraw': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/withdraw'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/withdraw_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/withdraw_page_controller').default['render']>>>
    }
  }
  'wallet.payout_accounts': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/accounts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_page_controller').default['render']>>>
    }
  }
  'api.wallet.banks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank_account/banks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/banks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/banks_controller').default['index']>>>
    }
  }
  'api.wallet.linked_accounts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank_account/linked'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['index']>>>
    }
  }
  'api.wallet.name_enquiries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank_account/name_enquiry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/payouts/payout_validator').nameEnquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/name_enquiries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/name_enquiries_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.bvn_verifications.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank_account/bvn/verification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/payouts/payout_validator').bvnValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/bvn_verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/bvn_verifications_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.otp_verifications.store': {
    methods: ["POST"]
    pattern: '/api/v1/bank_account/otp/verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/payouts/payout_validator').otpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/payouts/payout_validator').otpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/otp_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/otp_verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.codes.store': {
    methods: ["POST"]
    pattern: '/api/v1/bank_account/otp/resend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/payouts/payout_validator').codeRefValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/payouts/payout_validator').codeRefValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_account_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_account_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.payout_accounts.store': {
    methods: ["POST"]
    pattern: '/api/v1/bank_account/add'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/payouts/payout_validator').nameEnquiryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/payouts/payout_validator').nameEnquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank_account/add/generate_otp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#wallet/payouts/payout_validator').codeRefValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_account_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_account_codes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.payout_accounts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/bank_account/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['destroy']>>>
    }
  }
  'api.wallet.payout_accounts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/payoutAccounts/NGN'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/payout_accounts_controller').default['index']>>>
    }
  }
  'api.wallet.withdrawals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/withdrawals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/withdrawals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/withdrawals_controller').default['index']>>>
    }
  }
  'api.wallet.withdrawals.store': {
    methods: ["POST"]
    pattern: '/api/v1/wallet/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/payouts/payout_validator').withdrawalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/payouts/payout_validator').withdrawalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/withdrawals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/withdrawals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.organization_withdrawals.store': {
    methods: ["POST"]
    pattern: '/api/v1/organization/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/payouts/payout_validator').withdrawalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/payouts/payout_validator').withdrawalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/organization_withdrawals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/organization_withdrawals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.bvn_reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bvn_review'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/bvn_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/bvn_reviews_controller').default['index']>>>
    }
  }
  'api.wallet.bvn_reviews.update': {
    methods: ["PUT"]
    pattern: '/api/v1/bvn_review/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/payouts/bvn_decision_validator').bvnDecisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#wallet/payouts/bvn_decision_validator').bvnDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/bvn_reviews_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/payouts/controllers/bvn_reviews_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.stray_notes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wallet/stray_note'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/providers/unmatched_webhooks/unmatched_webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/providers/unmatched_webhooks/unmatched_webhooks_controller').default['index']>>>
    }
  }
  'api.wallet.stray_notes.update': {
    methods: ["PUT"]
    pattern: '/api/v1/wallet/stray_note/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/providers/unmatched_webhooks/unmatched_webhook_validator').unmatchedWebhookValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#wallet/providers/unmatched_webhooks/unmatched_webhook_validator').unmatchedWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/providers/unmatched_webhooks/unmatched_webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/providers/unmatched_webhooks/unmatched_webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wallet.sandbox.card': {
    methods: ["GET","HEAD"]
    pattern: '/dev/card/:reference'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { reference: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/providers/sandbox/sandbox_card_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/providers/sandbox/sandbox_card_page_controller').default['render']>>>
    }
  }
  'wallet.sandbox.decide': {
    methods: ["POST"]
    pattern: '/dev/card/:reference'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/providers/sandbox/sandbox_card').cardDecisionValidator)>>
      paramsTuple: [ParamValue]
      params: { reference: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#wallet/providers/sandbox/sandbox_card').cardDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/providers/sandbox/sandbox_card_decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/providers/sandbox/sandbox_card_decisions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.wallet.sandbox_deposits.store': {
    methods: ["POST"]
    pattern: '/api/v1/dev/deposits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#wallet/funding/validators/funding_validators').sandboxDepositValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#wallet/funding/validators/funding_validators').sandboxDepositValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/wallet/providers/sandbox/sandbox_deposits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/wallet/providers/sandbox/sandbox_deposits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.locations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/locations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/places/locations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/places/locations_controller').default['index']>>>
    }
  }
  'api.shipping.locations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/locations/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/places/locations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/places/locations_controller').default['show']>>>
    }
  }
  'shipping.public_rates': {
    methods: ["GET","HEAD"]
    pattern: '/rates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/calculator/controllers/public_rates_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/calculator/controllers/public_rates_page_controller').default['render']>>>
    }
  }
  'shipping.rate': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/rate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/calculator/controllers/rate_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/calculator/controllers/rate_page_controller').default['render']>>>
    }
  }
  'api.shipping.rate_quotes.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/quote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/pricing/calculator/rate_quote_validator').rateQuoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/pricing/calculator/rate_quote_validator').rateQuoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/calculator/controllers/rate_quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/calculator/controllers/rate_quotes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.checkout_settings': {
    methods: ["GET","HEAD"]
    pattern: '/base/developers/checkout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_settings_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_settings_page_controller').default['render']>>>
    }
  }
  'api.shipping.checkout_rates.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/pricing/checkout/checkout_rates_validator').checkoutRatesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/pricing/checkout/checkout_rates_validator').checkoutRatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_rates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_rates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.checkout_settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/checkout_settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_settings_controller').default['show']>>>
    }
  }
  'api.shipping.checkout_settings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/checkout_settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/pricing/checkout/checkout_settings_validator').checkoutSettingsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/pricing/checkout/checkout_settings_validator').checkoutSettingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/pricing/checkout/controllers/checkout_settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.hs_codes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/hs_code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/customs/customs_validators').hsSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/customs/controllers/hs_codes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/customs/controllers/hs_codes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.hs_code_proposals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/hs_code/proposal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/customs/customs_validators').hsCodeProposalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/customs/controllers/hs_code_proposals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/customs/controllers/hs_code_proposals_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.batches': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_page_controller').default['render']>>>
    }
  }
  'shipping.batch': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_page_controller').default['render']>>>
    }
  }
  'api.shipping.batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/batch'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['index']>>>
    }
  }
  'api.shipping.batches.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/batch'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/batches/batch_validators').batchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/batches/batch_validators').batchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batch_sheets.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/batch/sheet'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['store']>>>
    }
  }
  'api.shipping.batch_sheets.paste': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/batch/paste'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/batches/batch_validators').pastedSheetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/batches/batch_validators').pastedSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['paste']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['paste']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batch_sheets.again': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/batch/again'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/batches/batch_validators').pastShipmentsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/batches/batch_validators').pastShipmentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['again']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['again']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batch_sheets.template': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/batch/template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/batches/batch_validators').sheetFormatValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['template']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['template']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/batch/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['show']>>>
    }
  }
  'api.shipping.batches.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/batch/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/batches/batch_validators').batchEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/batches/batch_validators').batchEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batches.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/batch/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batches_controller').default['destroy']>>>
    }
  }
  'api.shipping.batch_prices.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/batch/:id/prices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_prices_controller').default['update']>>>
    }
  }
  'api.shipping.batch_rows.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/batch/:id/row/:number'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/batches/batch_validators').batchRowEditValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; number: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/batches/batch_validators').batchRowEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_rows_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_rows_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batch_payments.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/batch/:id/pay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/batches/batch_validators').batchPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/batches/batch_validators').batchPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batch_waybills.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/batch/:id/waybills'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/batches/batch_validators').labelLayoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_waybills_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_waybills_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.batch_sheets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/batch/:id/sheet'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/batches/batch_validators').sheetFormatValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/batches/controllers/batch_sheets_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.address_book': {
    methods: ["GET","HEAD"]
    pattern: '/base/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_book_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_book_page_controller').default['render']>>>
    }
  }
  'shipping.asked_address': {
    methods: ["GET","HEAD"]
    pattern: '/address/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_request_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_request_page_controller').default['render']>>>
    }
  }
  'shipping.answer_asked_address': {
    methods: ["POST"]
    pattern: '/address/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_request_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_request_page_controller').default['render']>>>
    }
  }
  'api.shipping.asked_addresses.store': {
    methods: ["POST"]
    pattern: '/api/v1/address/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').requestedAddressValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').requestedAddressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_request_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_request_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.book_entries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/addressBook'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/addresses/book_validators').bookQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.book_entries.store': {
    methods: ["POST"]
    pattern: '/api/v1/addressBook'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').bookEntryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').bookEntryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_imports.store': {
    methods: ["POST"]
    pattern: '/api/v1/addressBook/import'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').importTermsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').importTermsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_imports.paste': {
    methods: ["POST"]
    pattern: '/api/v1/addressBook/paste'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').pastedAddressesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').pastedAddressesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_imports_controller').default['paste']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_imports_controller').default['paste']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_imports.update': {
    methods: ["PUT"]
    pattern: '/api/v1/addressBook/columns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').addressColumnsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').addressColumnsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_imports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_imports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_twins.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/addressBook/twins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/duplicate_addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/duplicate_addresses_controller').default['index']>>>
    }
  }
  'api.shipping.address_twins.merge': {
    methods: ["POST"]
    pattern: '/api/v1/addressBook/merge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').mergeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').mergeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/duplicate_addresses_controller').default['merge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/duplicate_addresses_controller').default['merge']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_groups.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/addressBook/group'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['index']>>>
    }
  }
  'api.shipping.address_groups.store': {
    methods: ["POST"]
    pattern: '/api/v1/addressBook/group'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').addressGroupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').addressGroupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_groups.update': {
    methods: ["PUT"]
    pattern: '/api/v1/addressBook/group/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').addressGroupValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').addressGroupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_groups.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/addressBook/group/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_groups_controller').default['destroy']>>>
    }
  }
  'api.shipping.address_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/addressBook/ask'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_requests_controller').default['index']>>>
    }
  }
  'api.shipping.address_requests.store': {
    methods: ["POST"]
    pattern: '/api/v1/addressBook/ask'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').addressRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').addressRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.address_requests.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/addressBook/ask/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/address_requests_controller').default['destroy']>>>
    }
  }
  'api.shipping.book_entries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/addressBook/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['show']>>>
    }
  }
  'api.shipping.book_entries.update': {
    methods: ["PUT"]
    pattern: '/api/v1/addressBook/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/addresses/book_validators').bookEntryUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/addresses/book_validators').bookEntryUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.book_entries.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/addressBook/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/book_entries_controller').default['destroy']>>>
    }
  }
  'api.shipping.default_addresses.update': {
    methods: ["PUT"]
    pattern: '/api/v1/addressBook/:id/default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/default_addresses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/default_addresses_controller').default['update']>>>
    }
  }
  'api.shipping.default_addresses.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/addressBook/:id/default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/default_addresses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/addresses/controllers/default_addresses_controller').default['destroy']>>>
    }
  }
  'shipping.book': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/book'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/book_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/book_page_controller').default['render']>>>
    }
  }
  'shipping.booked': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/booked/:trackingNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/booked_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/booked_page_controller').default['render']>>>
    }
  }
  'shipping.completion': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/history/:id/complete'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/completion_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/completion_page_controller').default['render']>>>
    }
  }
  'shipping.import_completion': {
    methods: ["GET","HEAD"]
    pattern: '/base/import/history/:id/complete'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/import_completion_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/import_completion_page_controller').default['render']>>>
    }
  }
  'api.shipping.quotes.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/check_rate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/booking/submission_validator').quoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/booking/submission_validator').quoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/quotes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.shipments.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/booking/submission_validator').bookingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/booking/submission_validator').bookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/shipments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/shipments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.shipments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/:id/detail'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/shipments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/shipments_controller').default['show']>>>
    }
  }
  'api.shipping.incomplete_bookings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/incomplete'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/incomplete_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/incomplete_bookings_controller').default['index']>>>
    }
  }
  'api.shipping.incomplete_bookings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/:id/incomplete/detail'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/incomplete_bookings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/incomplete_bookings_controller').default['show']>>>
    }
  }
  'api.shipping.bookings.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/:id/cancelBooking'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/bookings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/bookings_controller').default['destroy']>>>
    }
  }
  'api.shipping.addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/addresses_controller').default['index']>>>
    }
  }
  'api.shipping.item_categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/item_category/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/item_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/item_categories_controller').default['index']>>>
    }
  }
  'api.shipping.signature_fee.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/signatureServiceFee'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/signature_fees_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/signature_fees_controller').default['show']>>>
    }
  }
  'api.shipping.drop_off_locations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/dropOffLocations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/drop_off_locations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/drop_off_locations_controller').default['index']>>>
    }
  }
  'api.shipping.dangerous_goods.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/config/dangerous_goods'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/dangerous_goods_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/dangerous_goods_controller').default['index']>>>
    }
  }
  'api.shipping.shipping_boxes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/shippingBoxes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/shipping_boxes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/controllers/shipping_boxes_controller').default['index']>>>
    }
  }
  'api.shipping.booking_drafts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/draft'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/booking_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/booking_drafts_controller').default['show']>>>
    }
  }
  'api.shipping.booking_drafts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/booking/drafts/draft_validators').bookingDraftValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/booking/drafts/draft_validators').bookingDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/booking_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/booking_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.booking_drafts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/draft'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/booking_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/booking_drafts_controller').default['destroy']>>>
    }
  }
  'api.shipping.saved_boxes.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/box'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/booking/drafts/draft_validators').savedBoxValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/booking/drafts/draft_validators').savedBoxValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/saved_boxes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/saved_boxes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.saved_boxes.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/box/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/booking/drafts/draft_validators').savedBoxValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/booking/drafts/draft_validators').savedBoxValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/saved_boxes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/saved_boxes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.saved_boxes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/box/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/saved_boxes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/booking/drafts/saved_boxes_controller').default['destroy']>>>
    }
  }
  'shipping.purchase_approvals': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/approvals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_page_controller').default['render']>>>
    }
  }
  'api.shipping.purchase_approvals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/approvals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_controller').default['index']>>>
    }
  }
  'api.shipping.purchase_approvals.store': {
    methods: ["POST"]
    pattern: '/api/v1/organization/approvals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/purchase_approvals/purchase_validators').purchaseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/purchase_approvals/purchase_validators').purchaseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.purchase_approvals.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/organization/approvals/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_approvals_controller').default['destroy']>>>
    }
  }
  'api.shipping.purchase_decisions.approve': {
    methods: ["POST"]
    pattern: '/api/v1/organization/approvals/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/purchase_approvals/purchase_validators').purchaseApprovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/purchase_approvals/purchase_validators').purchaseApprovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_decisions_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.purchase_decisions.refuse': {
    methods: ["POST"]
    pattern: '/api/v1/organization/approvals/:id/refuse'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/purchase_approvals/purchase_validators').purchaseRefusalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/purchase_approvals/purchase_validators').purchaseRefusalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_decisions_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/purchase_approvals/controllers/purchase_decisions_controller').default['refuse']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.discounts': {
    methods: ["GET","HEAD"]
    pattern: '/base/discounts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_page_controller').default['render']>>>
    }
  }
  'shipping.discount_uses': {
    methods: ["GET","HEAD"]
    pattern: '/base/discounts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_uses_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_uses_page_controller').default['render']>>>
    }
  }
  'api.shipping.applied_discounts.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/applyDiscount'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/billing/validators/gift_code').applyGiftCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/billing/validators/gift_code').applyGiftCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/applied_discounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/applied_discounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.applied_discounts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/:id/discount'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/applied_discounts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/applied_discounts_controller').default['destroy']>>>
    }
  }
  'api.shipping.payments.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:ref/make_payment/:balance'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/billing/validators/payment').paymentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { ref: ParamValue; balance: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/billing/validators/payment').paymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.card_checkouts.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:id/card_checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/billing/validators/payment').paymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/billing/validators/payment').paymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/card_checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/card_checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.payment_initiations.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/:id/paymentInitiated'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/payment_initiations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/payment_initiations_controller').default['update']>>>
    }
  }
  'api.shipping.shipping_cost_types.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipping_cost/types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/additional_payment_types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/additional_payment_types_controller').default['index']>>>
    }
  }
  'api.shipping.shipping_costs.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipping_cost'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/billing/validators/additional_payment').additionalPaymentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/billing/validators/additional_payment').additionalPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/additional_payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/additional_payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.shipping_costs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipping_cost/:id/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/additional_payments_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/additional_payments_controller').default['destroy']>>>
    }
  }
  'api.shipping.discounts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/discount'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/billing/validators/gift_code').giftCodeSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.discounts.store': {
    methods: ["POST"]
    pattern: '/api/v1/discount'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/billing/validators/gift_code').giftCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/billing/validators/gift_code').giftCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.discounts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/discount/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['show']>>>
    }
  }
  'api.shipping.discounts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/discount/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/billing/validators/gift_code').giftCodeUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/billing/validators/gift_code').giftCodeUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discounts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.discount_uses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/discount/:id/uses'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/billing/validators/gift_code').giftCodeUsesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_uses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_uses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.discounts.deactivate': {
    methods: ["PUT"]
    pattern: '/api/v1/discount/deactivate/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_deactivations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_deactivations_controller').default['store']>>>
    }
  }
  'api.shipping.discounts.activate': {
    methods: ["PUT"]
    pattern: '/api/v1/discount/activate/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_deactivations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/billing/controllers/discount_deactivations_controller').default['destroy']>>>
    }
  }
  'shipping.reweighs': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/reweighs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweighs_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweighs_page_controller').default['render']>>>
    }
  }
  'api.shipping.reweighs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reweigh'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweighs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweighs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.reweigh_payments.store': {
    methods: ["POST"]
    pattern: '/api/v1/reweigh/:id/pay/:balance'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; balance: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_payments_controller').default['store']>>>
    }
  }
  'api.shipping.reweigh_disputes.store': {
    methods: ["POST"]
    pattern: '/api/v1/reweigh/:id/dispute'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').disputeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').disputeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_disputes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_disputes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.reweighs.store': {
    methods: ["POST"]
    pattern: '/api/v1/reweigh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').carrierMessageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').carrierMessageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweighs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweighs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.reweigh_decisions.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/reweigh/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighApprovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighApprovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.reweigh_decisions.drop': {
    methods: ["PUT"]
    pattern: '/api/v1/reweigh/:id/drop'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['drop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['drop']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.reweigh_decisions.uphold': {
    methods: ["PUT"]
    pattern: '/api/v1/reweigh/:id/uphold'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['uphold']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['uphold']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.reweigh_decisions.waive': {
    methods: ["PUT"]
    pattern: '/api/v1/reweigh/:id/waive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/reweighing/reweigh_validators').reweighReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['waive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/reweighing/controllers/reweigh_decisions_controller').default['waive']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.invoices': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_page_controller').default['render']>>>
    }
  }
  'shipping.invoice': {
    methods: ["GET","HEAD"]
    pattern: '/base/wallet/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoice_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoice_page_controller').default['render']>>>
    }
  }
  'api.shipping.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_invoice'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/invoicing/invoice_validator').ownInvoiceListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_invoice/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_controller').default['show']>>>
    }
  }
  'api.shipping.invoice_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_invoice/:id/csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoices_controller').default['export']>>>
    }
  }
  'api.shipping.invoice_tokens.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_invoice/:id/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoice_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/invoicing/controllers/invoice_tokens_controller').default['show']>>>
    }
  }
  'api.shipping.courier_alerts.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/courier/:driver/alert'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { driver: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/courier_alerts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/courier_alerts_controller').default['store']>>>
    }
  }
  'api.shipping.recipient_corrections.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/:id/address'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/booking/submission_validator').correctionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/booking/submission_validator').correctionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/recipient_corrections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/recipient_corrections_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.refused_shipment_refunds.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:id/refund'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/refused_shipment_refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/refused_shipment_refunds_controller').default['store']>>>
    }
  }
  'api.shipping.voids.store': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/void/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/shipment_voids_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/shipment_voids_controller').default['store']>>>
    }
  }
  'api.shipping.retries.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/shipment_retries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/shipment_retries_controller').default['update']>>>
    }
  }
  'api.shipping.waybill_returns.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/waybill_return'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/waybill_returns_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/waybill_returns_controller').default['index']>>>
    }
  }
  'api.shipping.waybill_returns.update': {
    methods: ["PUT"]
    pattern: '/api/v1/waybill_return/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/attempts/courier_order_validator').waybillCancellationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/attempts/courier_order_validator').waybillCancellationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/waybill_returns_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/waybill_returns_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.silent_parcels.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/silent_parcel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/silent_parcels_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/silent_parcels_controller').default['index']>>>
    }
  }
  'api.shipping.silent_parcels.update': {
    methods: ["PUT"]
    pattern: '/api/v1/silent_parcel/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/silent_parcels_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/controllers/silent_parcels_controller').default['update']>>>
    }
  }
  'api.shipping.hand_bookings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/by_hand/:id/waybill'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/by_hand/manual_validators').manualBookingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/by_hand/manual_validators').manualBookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_bookings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_bookings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.hand_refusals.update': {
    methods: ["PUT"]
    pattern: '/api/v1/by_hand/:id/refuse'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/by_hand/manual_validators').manualRefusalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/by_hand/manual_validators').manualRefusalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_refusals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_refusals_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.hand_labels.store': {
    methods: ["POST"]
    pattern: '/api/v1/by_hand/:id/label'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_labels_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_labels_controller').default['store']>>>
    }
  }
  'api.shipping.hand_events.store': {
    methods: ["POST"]
    pattern: '/api/v1/by_hand/:id/event'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/by_hand/manual_validators').manualEventValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/by_hand/manual_validators').manualEventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_events_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_events_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.hand_events.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/by_hand/:id/event/:eventId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; eventId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_events_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/by_hand/controllers/hand_events_controller').default['destroy']>>>
    }
  }
  'api.shipping.courier_orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/courier_order'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/attempts/controllers/courier_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/attempts/controllers/courier_orders_controller').default['index']>>>
    }
  }
  'api.shipping.courier_orders.update': {
    methods: ["PUT"]
    pattern: '/api/v1/courier_order/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/attempts/courier_order_validator').courierOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/attempts/courier_order_validator').courierOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/attempts/controllers/courier_orders_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/attempts/controllers/courier_orders_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.pickups.update': {
    methods: ["PUT"]
    pattern: '/api/v1/pickup/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/pickups/pickup_validators').pickupChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/pickups/pickup_validators').pickupChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.pickups.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/pickup/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickups_controller').default['destroy']>>>
    }
  }
  'api.shipping.pickups.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/pickup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/carriers/pickups/pickup_validators').pickupListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickups_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.pickup_settlements.update': {
    methods: ["PUT"]
    pattern: '/api/v1/pickup/:id/settlement'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/carriers/pickups/pickup_validators').pickupSettlementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/carriers/pickups/pickup_validators').pickupSettlementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickup_settlements_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/carriers/pickups/controllers/pickup_settlements_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.courier_labels.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/files/label/:trackingNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/courier_labels_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/courier_labels_controller').default['show']>>>
    }
  }
  'api.shipping.document_tokens.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/files/token/:document/:trackingNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { document: ParamValue; trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/document_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/document_tokens_controller').default['show']>>>
    }
  }
  'api.shipping.clearance_document_types.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/shipping_document_type/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_document_types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_document_types_controller').default['index']>>>
    }
  }
  'api.shipping.clearance_initiations.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/clearance_document/initiated'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/documents/clearance_validator').clearanceInitiationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/documents/clearance_validator').clearanceInitiationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_initiations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_initiations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.clearance_uploads.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/clearance_document/upload/:shipmentId/:documentType'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { shipmentId: ParamValue; documentType: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_uploads_controller').default['store']>>>
    }
  }
  'api.shipping.clearance_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/clearance_document/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/clearance_files_controller').default['show']>>>
    }
  }
  'api.shipping.manifests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/manifest'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/documents/manifests/manifest_validator').manifestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/manifests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/manifests_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.courier_papers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/courier_paper/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/courier_documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/documents/controllers/courier_documents_controller').default['show']>>>
    }
  }
  'shipping.public_track': {
    methods: ["GET","HEAD"]
    pattern: '/track'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/public_tracking_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/public_tracking_page_controller').default['render']>>>
    }
  }
  'shipping.public_tracking': {
    methods: ["GET","HEAD"]
    pattern: '/track/:trackingNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/public_tracking_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/public_tracking_page_controller').default['render']>>>
    }
  }
  'shipping.receiver_tracking': {
    methods: ["POST"]
    pattern: '/track/:trackingNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/public_tracking_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/public_tracking_page_controller').default['render']>>>
    }
  }
  'shipping.follow_parcel': {
    methods: ["POST"]
    pattern: '/track/:trackingNumber/news'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscribe_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscribe_page_controller').default['render']>>>
    }
  }
  'shipping.parcel_news': {
    methods: ["GET","HEAD"]
    pattern: '/parcel-news/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_page_controller').default['render']>>>
    }
  }
  'shipping.answer_parcel_news': {
    methods: ["POST"]
    pattern: '/parcel-news/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_page_controller').default['render']>>>
    }
  }
  'shipping.tracking_card': {
    methods: ["GET","HEAD"]
    pattern: '/track/:trackingNumber/card.png'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/tracking_cards_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/tracking_cards_controller').default['show']>>>
    }
  }
  'shipping.track': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/track'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/track_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/track_page_controller').default['render']>>>
    }
  }
  'api.shipping.tracking.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/:trackingNumber/track'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/tracking_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/tracking_controller').default['show']>>>
    }
  }
  'api.shipping.parcel_followers.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:trackingNumber/news'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/tracking/subscriptions/subscription_validator').trackingSubscriptionValidator)>>
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/tracking/subscriptions/subscription_validator').trackingSubscriptionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/tracking_subscriptions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/tracking_subscriptions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.parcel_news.update': {
    methods: ["PUT"]
    pattern: '/api/v1/parcel_news/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_links_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_links_controller').default['update']>>>
    }
  }
  'api.shipping.parcel_news.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/parcel_news/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/subscriptions/controllers/subscription_links_controller').default['destroy']>>>
    }
  }
  'api.shipping.reopenings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/:id/reopen'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/tracking/reopening_validator').reopeningValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/tracking/reopening_validator').reopeningValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/shipment_reopenings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/tracking/controllers/shipment_reopenings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.returns': {
    methods: ["GET","HEAD"]
    pattern: '/base/returns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/returns_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/returns_page_controller').default['render']>>>
    }
  }
  'shipping.return': {
    methods: ["GET","HEAD"]
    pattern: '/base/returns/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_page_controller').default['render']>>>
    }
  }
  'shipping.return_shipment': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipments/:trackingNumber/return'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_shipment_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_shipment_page_controller').default['render']>>>
    }
  }
  'api.shipping.shipment_returns.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/:id/return'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/shipment_returns_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/shipment_returns_controller').default['show']>>>
    }
  }
  'api.shipping.shipment_returns.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:id/return'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/returns/return_validators').returnValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/returns/return_validators').returnValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/shipment_returns_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/shipment_returns_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.return_prices.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:id/return/price'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/returns/return_validators').returnPriceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/returns/return_validators').returnPriceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_prices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_prices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.returns.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/returns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/returns/return_validators').returnListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/returns_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/returns_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.returns.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/returns/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/returns_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/returns_controller').default['show']>>>
    }
  }
  'api.shipping.return_prices.update': {
    methods: ["POST"]
    pattern: '/api/v1/returns/:id/price'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_prices_controller').default['update']>>>
    }
  }
  'api.shipping.return_decisions.approve': {
    methods: ["POST"]
    pattern: '/api/v1/returns/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/returns/return_validators').returnApprovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/returns/return_validators').returnApprovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_decisions_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.return_decisions.refuse': {
    methods: ["POST"]
    pattern: '/api/v1/returns/:id/refuse'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/returns/return_validators').returnRefusalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/returns/return_validators').returnRefusalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_decisions_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_decisions_controller').default['refuse']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.return_faults.store': {
    methods: ["POST"]
    pattern: '/api/v1/returns/:id/fault'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/returns/return_validators').returnFaultValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#shipping/returns/return_validators').returnFaultValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_faults_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/returns/controllers/return_faults_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.history': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipment/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/history_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/history_page_controller').default['render']>>>
    }
  }
  'shipping.shipment': {
    methods: ["GET","HEAD"]
    pattern: '/base/shipments/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_page/shipment_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_page/shipment_page_controller').default['render']>>>
    }
  }
  'api.shipping.shipments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/history/history_validator').shipmentListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_lists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_lists_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.history.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/history/history_validator').historyQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_histories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_histories_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.history.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/history.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/history/history_validator').historyPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_histories_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_histories_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.history.recent': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/history/recent'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_histories_controller').default['recent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/shipment_histories_controller').default['recent']>>>
    }
  }
  'shipping.import_history': {
    methods: ["GET","HEAD"]
    pattern: '/base/import/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_history_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_history_page_controller').default['render']>>>
    }
  }
  'api.shipping.import_history.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/import/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#shipping/history/history_validator').historyRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_histories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_histories_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.shipping.import_history.recent': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/import/history/recent'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_histories_controller').default['recent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_histories_controller').default['recent']>>>
    }
  }
  'api.shipping.import_tracking.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/import/tracking'
    types: {
      body: ExtractBody<InferInput<(typeof import('#shipping/history/imports/import_tracking_validator').importTrackingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#shipping/history/imports/import_tracking_validator').importTrackingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_tracking_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/history/imports/import_tracking_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shipping.mcp.store': {
    methods: ["POST"]
    pattern: '/mcp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/agents/mcp_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/agents/mcp_controller').default['store']>>>
    }
  }
  'shipping.mcp.stream': {
    methods: ["GET","HEAD"]
    pattern: '/mcp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/agents/mcp_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/agents/mcp_controller').default['refuse']>>>
    }
  }
  'shipping.mcp.end': {
    methods: ["DELETE"]
    pattern: '/mcp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/agents/mcp_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/agents/mcp_controller').default['refuse']>>>
    }
  }
  'shipping.home': {
    methods: ["GET","HEAD"]
    pattern: '/base/home'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/home/home_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/home/home_page_controller').default['render']>>>
    }
  }
  'shipping.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/base/dashboard/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/home/dashboard_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/home/dashboard_page_controller').default['render']>>>
    }
  }
  'api.shipping.dashboard.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/dashboard/:id?'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shipping/home/dashboards_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shipping/home/dashboards_controller').default['show']>>>
    }
  }
  'branding.images.show': {
    methods: ["GET","HEAD"]
    pattern: '/images/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/images/images_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/images/images_controller').default['show']>>>
    }
  }
  'branding.business': {
    methods: ["GET","HEAD"]
    pattern: '/base/business'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/business_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/business_page_controller').default['render']>>>
    }
  }
  'api.branding.current_business.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/business'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/current_businesses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/current_businesses_controller').default['show']>>>
    }
  }
  'api.branding.businesses.store': {
    methods: ["POST"]
    pattern: '/api/v1/business'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/business/business_validator').businessValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/business/business_validator').businessValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.businesses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/business/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#branding/business/business_validator').businessSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.current_business.update': {
    methods: ["POST"]
    pattern: '/api/v1/business/reload'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/business/business_validator').businessSwitchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/business/business_validator').businessSwitchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/current_businesses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/current_businesses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.business_logos.store': {
    methods: ["POST"]
    pattern: '/api/v1/business/logo/business/:cacheFileName/:businessId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { cacheFileName: ParamValue; businessId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/business_logos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/business_logos_controller').default['store']>>>
    }
  }
  'api.branding.business_logos.update': {
    methods: ["PUT"]
    pattern: '/api/v1/business/logo/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/business_logos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/business_logos_controller').default['update']>>>
    }
  }
  'api.branding.businesses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/business/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['show']>>>
    }
  }
  'api.branding.businesses.update': {
    methods: ["PUT"]
    pattern: '/api/v1/business/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/business/business_validator').businessUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#branding/business/business_validator').businessUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/business/controllers/businesses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'branding.products': {
    methods: ["GET","HEAD"]
    pattern: '/base/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/products_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/products_page_controller').default['render']>>>
    }
  }
  'api.branding.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/product/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['index']>>>
    }
  }
  'api.branding.products.store': {
    methods: ["POST"]
    pattern: '/api/v1/product'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/products/product_validator').productValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/products/product_validator').productValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.product_category_groups.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/product/category_groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/product_choices_controller').default['categoryGroups']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/product_choices_controller').default['categoryGroups']>>>
    }
  }
  'api.branding.product_currencies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/product/currency_list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/product_choices_controller').default['currencies']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/product_choices_controller').default['currencies']>>>
    }
  }
  'api.branding.product_images.store': {
    methods: ["POST"]
    pattern: '/api/v1/product/image/:cacheFileName'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { cacheFileName: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/product_images_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/product_images_controller').default['store']>>>
    }
  }
  'api.branding.product_images.update': {
    methods: ["PUT"]
    pattern: '/api/v1/product/image/:cacheFileName'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { cacheFileName: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/product_images_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/product_images_controller').default['update']>>>
    }
  }
  'api.branding.products.update': {
    methods: ["PUT"]
    pattern: '/api/v1/product/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/products/product_validator').productUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#branding/products/product_validator').productUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.products.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/product/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/products/products_controller').default['destroy']>>>
    }
  }
  'branding.certified_host': {
    methods: ["GET","HEAD"]
    pattern: '/tls/host'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/certified_hosts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/certified_hosts_controller').default['show']>>>
    }
  }
  'api.branding.brand_tracking.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/:trackingNumber/brand/:subdomain/track'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { trackingNumber: ParamValue; subdomain: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/brand_tracking_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/brand_tracking_controller').default['show']>>>
    }
  }
  'branding.tracking_setup': {
    methods: ["GET","HEAD"]
    pattern: '/base/branded-tracking'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_setup_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_setup_page_controller').default['render']>>>
    }
  }
  'api.branding.tracking_preferences.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_tracking/preferences'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_preferences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_preferences_controller').default['show']>>>
    }
  }
  'api.branding.tracking_preferences.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_tracking/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/tracking_page/tracking_page_validator').preferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/tracking_page/tracking_page_validator').preferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.tracking_products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_tracking/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_products_controller').default['index']>>>
    }
  }
  'api.branding.tracking_products.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/branded_tracking/products'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/tracking_page/tracking_page_validator').productSelectionValidator)>|InferInput<(typeof import('#branding/brand_field_rules').versionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/tracking_page/tracking_page_validator').productSelectionValidator)>|InferInput<(typeof import('#branding/brand_field_rules').versionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.tracking_themes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_tracking/theme/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_themes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_themes_controller').default['index']>>>
    }
  }
  'api.branding.tracking_themes.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_tracking/theme'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/tracking_page/tracking_page_validator').trackingThemeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/tracking_page/tracking_page_validator').trackingThemeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_themes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_themes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.tracking_publications.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_tracking/enable/:flag'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { flag: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_publications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/tracking_page/controllers/tracking_publications_controller').default['update']>>>
    }
  }
  'api.branding.own_domains.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/own_domain'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/own_domains_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/own_domains_controller').default['show']>>>
    }
  }
  'api.branding.own_domains.store': {
    methods: ["POST"]
    pattern: '/api/v1/own_domain'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/domains/domain_validator').domainValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/domains/domain_validator').domainValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/own_domains_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/own_domains_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.own_domains.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/own_domain'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/own_domains_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/own_domains_controller').default['destroy']>>>
    }
  }
  'api.branding.domain_checks.store': {
    methods: ["POST"]
    pattern: '/api/v1/own_domain/check'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/domain_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/domains/controllers/domain_checks_controller').default['store']>>>
    }
  }
  'branding.shop_product': {
    methods: ["GET","HEAD"]
    pattern: '/shop/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/shop_product_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/shop_product_page_controller').default['render']>>>
    }
  }
  'branding.page_figures': {
    methods: ["GET","HEAD"]
    pattern: '/base/branded-tracking/figures'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/page_figures_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/page_figures_page_controller').default['render']>>>
    }
  }
  'api.branding.page_figures.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/page_figure'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#branding/page_figures/page_figures_validator').pageFiguresValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/page_figures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/page_figures_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.page_figure_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/page_figure/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#branding/page_figures/page_figures_validator').pageFiguresValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/page_figures_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/page_figures/controllers/page_figures_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'branding.return_setup': {
    methods: ["GET","HEAD"]
    pattern: '/base/returns/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_setup_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_setup_page_controller').default['render']>>>
    }
  }
  'api.branding.return_rules.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/return_rules'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_rules_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_rules_controller').default['show']>>>
    }
  }
  'api.branding.return_rules.update': {
    methods: ["PUT"]
    pattern: '/api/v1/return_rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/returns/return_rules_validator').returnRulesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/returns/return_rules_validator').returnRulesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_rules_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.return_requests.store': {
    methods: ["POST"]
    pattern: '/api/v1/shipment/:trackingNumber/returns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/returns/return_rules_validator').returnRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { trackingNumber: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#branding/returns/return_rules_validator').returnRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/returns/controllers/return_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'branding.notification_setup': {
    methods: ["GET","HEAD"]
    pattern: '/base/branded-notification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_setup_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_setup_page_controller').default['render']>>>
    }
  }
  'branding.messages': {
    methods: ["GET","HEAD"]
    pattern: '/base/branded-notification/messages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/messages_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/messages_page_controller').default['render']>>>
    }
  }
  'api.branding.notification_status.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_statuses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_statuses_controller').default['show']>>>
    }
  }
  'api.branding.notification_status.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_notification/enable/:value'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { value: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_statuses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_statuses_controller').default['update']>>>
    }
  }
  'api.branding.notification_templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_templates_controller').default['index']>>>
    }
  }
  'api.branding.notification_templates.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_notification/templates/:event'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/notifications/notification_validator').notificationTemplateValidator)>>
      paramsTuple: [ParamValue]
      params: { event: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#branding/notifications/notification_validator').notificationTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.notification_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shipment/branded_notification/templates/:event'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/brand_field_rules').versionValidator)>>
      paramsTuple: [ParamValue]
      params: { event: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#branding/brand_field_rules').versionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_templates_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.notification_plans.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/plan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_plans_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_plans_controller').default['show']>>>
    }
  }
  'api.branding.notification_plans.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_notification/plan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#branding/notifications/plan/notification_plan_validator').planValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#branding/notifications/plan/notification_plan_validator').planValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_plans_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/notification_plans_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/messages/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#branding/notifications/log/message_query').messageListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.message_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/messages/all.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#branding/notifications/log/message_query').messageListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/messages_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/messages_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.message_costs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/messages/costs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#branding/notifications/log/message_query').monthValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/message_costs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/message_costs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.branding.receiver_notifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/messages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/receiver_notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/receiver_notifications_controller').default['index']>>>
    }
  }
  'api.branding.sms_counts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shipment/branded_notification/messages/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/sms_counts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/sms_counts_controller').default['show']>>>
    }
  }
  'api.branding.receiver_notifications.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shipment/branded_notification/messages/:id/resend'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/receiver_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/notifications/controllers/receiver_notifications_controller').default['update']>>>
    }
  }
  'branding.unsubscribe': {
    methods: ["GET","HEAD"]
    pattern: '/unsubscribe/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unsubscribe_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unsubscribe_page_controller').default['render']>>>
    }
  }
  'branding.one_click': {
    methods: ["POST"]
    pattern: '/unsubscribe/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/one_click_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/one_click_page_controller').default['render']>>>
    }
  }
  'branding.stop_texts': {
    methods: ["GET","HEAD"]
    pattern: '/stop/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/stop_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/stop_page_controller').default['render']>>>
    }
  }
  'branding.stop_texts_at_once': {
    methods: ["POST"]
    pattern: '/stop/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/stop_at_once_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/stop_at_once_page_controller').default['render']>>>
    }
  }
  'api.branding.unwanted_mails.store': {
    methods: ["POST"]
    pattern: '/api/v1/unwanted_mail/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_mails_controller').default['store']>>>
    }
  }
  'api.branding.unwanted_mails.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/unwanted_mail/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_mails_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_mails_controller').default['destroy']>>>
    }
  }
  'api.branding.unwanted_texts.store': {
    methods: ["POST"]
    pattern: '/api/v1/unwanted_texts/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_texts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_texts_controller').default['store']>>>
    }
  }
  'api.branding.unwanted_texts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/unwanted_texts/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_texts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/branding/unwanted_mail/controllers/unwanted_texts_controller').default['destroy']>>>
    }
  }
  'admin.home': {
    methods: ["GET","HEAD"]
    pattern: '/admin/home'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/console/admin_home_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/console/admin_home_page_controller').default['render']>>>
    }
  }
  'api.admin.init': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/init'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/console/init_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/console/init_controller').default['show']>>>
    }
  }
  'api.admin.inbox_notes.update': {
    methods: ["PUT"]
    pattern: '/api/v1/inbox/:queue/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/console/inbox/inbox_note_validator').inboxNoteValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { queue: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/console/inbox/inbox_note_validator').inboxNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/console/inbox/controllers/inbox_notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/console/inbox/controllers/inbox_notes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.by_hand': {
    methods: ["GET","HEAD"]
    pattern: '/admin/by_hand'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/by_hand/by_hand_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/by_hand/by_hand_page_controller').default['render']>>>
    }
  }
  'admin.hand_parcel': {
    methods: ["GET","HEAD"]
    pattern: '/admin/by_hand/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/by_hand/hand_parcel_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/by_hand/hand_parcel_page_controller').default['render']>>>
    }
  }
  'admin.courier_orders': {
    methods: ["GET","HEAD"]
    pattern: '/admin/courier_orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courier_orders/courier_orders_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courier_orders/courier_orders_page_controller').default['render']>>>
    }
  }
  'admin.parcel_orders': {
    methods: ["GET","HEAD"]
    pattern: '/admin/courier_orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courier_orders/parcel_orders_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courier_orders/parcel_orders_page_controller').default['render']>>>
    }
  }
  'admin.reweigh_queue': {
    methods: ["GET","HEAD"]
    pattern: '/admin/reweighs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reweighs/reweigh_queue_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reweighs/reweigh_queue_page_controller').default['render']>>>
    }
  }
  'api.admin.carrier_invoices.store': {
    methods: ["POST"]
    pattern: '/api/v1/reweigh/invoice'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reweighs/carrier_weights_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reweighs/carrier_weights_controller').default['store']>>>
    }
  }
  'admin.margin': {
    methods: ["GET","HEAD"]
    pattern: '/admin/margin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/margin_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/margin_page_controller').default['render']>>>
    }
  }
  'api.admin.margins.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/margin/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/margin/margin_validator').marginListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/margins_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/margins_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.margin_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/margin/all.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/margin/margin_validator').marginListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/margins_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/margins_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.exchange_rates.store': {
    methods: ["POST"]
    pattern: '/api/v1/exchange_rate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/margin/exchange_rate_validator').exchangeRateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/margin/exchange_rate_validator').exchangeRateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/exchange_rates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/margin/controllers/exchange_rates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.billing_runs': {
    methods: ["GET","HEAD"]
    pattern: '/admin/billing'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_page_controller').default['render']>>>
    }
  }
  'admin.billing_run': {
    methods: ["GET","HEAD"]
    pattern: '/admin/billing/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_run_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_run_page_controller').default['render']>>>
    }
  }
  'admin.invoices': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoices_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoices_page_controller').default['render']>>>
    }
  }
  'admin.invoice': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoice_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoice_page_controller').default['render']>>>
    }
  }
  'api.admin.billing_runs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_run/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/billing_runs/billing_validator').runListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_runs.store': {
    methods: ["POST"]
    pattern: '/api/v1/billing_run'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingPeriodValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingPeriodValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_runs.check': {
    methods: ["POST"]
    pattern: '/api/v1/billing_run/try'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingPeriodValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingPeriodValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['check']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_run/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_runs_controller').default['show']>>>
    }
  }
  'api.admin.billing_invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_invoice/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingInvoiceListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_invoices.ageing': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billing_invoice/ageing'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoices_controller').default['ageing']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/billing_invoices_controller').default['ageing']>>>
    }
  }
  'api.admin.invoice_decisions.match': {
    methods: ["PUT"]
    pattern: '/api/v1/billing_invoice/:id/match'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/billing_runs/billing_validator').paymentMatchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/billing_runs/billing_validator').paymentMatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/invoice_decisions_controller').default['match']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/invoice_decisions_controller').default['match']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_decisions.credit': {
    methods: ["POST"]
    pattern: '/api/v1/billing_invoice/:id/credit_note'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/billing_runs/billing_validator').creditNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/billing_runs/billing_validator').creditNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/invoice_decisions_controller').default['credit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/invoice_decisions_controller').default['credit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_decisions.write_off': {
    methods: ["POST"]
    pattern: '/api/v1/billing_invoice/:id/write_off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/billing_runs/billing_validator').billingReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/invoice_decisions_controller').default['writeOff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/billing_runs/controllers/invoice_decisions_controller').default['writeOff']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.carrier_invoices': {
    methods: ["GET","HEAD"]
    pattern: '/admin/carrier_invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_page_controller').default['render']>>>
    }
  }
  'admin.new_carrier_invoice': {
    methods: ["GET","HEAD"]
    pattern: '/admin/carrier_invoices/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/new_invoice_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/new_invoice_page_controller').default['render']>>>
    }
  }
  'admin.carrier_invoice': {
    methods: ["GET","HEAD"]
    pattern: '/admin/carrier_invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_page_controller').default['render']>>>
    }
  }
  'api.admin.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/carrier_invoice/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').carrierInvoiceListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoices.store': {
    methods: ["POST"]
    pattern: '/api/v1/carrier_invoice'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').invoiceImportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').invoiceImportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_previews.store': {
    methods: ["POST"]
    pattern: '/api/v1/carrier_invoice/preview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').invoiceHeaderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').invoiceHeaderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_columns.update': {
    methods: ["PUT"]
    pattern: '/api/v1/carrier_invoice/columns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').invoiceColumnsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').invoiceColumnsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_columns_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_columns_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_line_decisions.accept': {
    methods: ["PUT"]
    pattern: '/api/v1/carrier_invoice/line/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['accept']>>>
    }
  }
  'api.admin.invoice_line_decisions.dispute': {
    methods: ["PUT"]
    pattern: '/api/v1/carrier_invoice/line/:id/dispute'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').lineDisputeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').lineDisputeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['dispute']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['dispute']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_line_decisions.credit': {
    methods: ["POST"]
    pattern: '/api/v1/carrier_invoice/line/:id/credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').lineCreditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').lineCreditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['credit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['credit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_line_decisions.reweigh': {
    methods: ["POST"]
    pattern: '/api/v1/carrier_invoice/line/:id/reweigh'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['reweigh']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_line_decisions_controller').default['reweigh']>>>
    }
  }
  'api.admin.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/carrier_invoice/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoices_controller').default['show']>>>
    }
  }
  'api.admin.invoice_lines.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/carrier_invoice/:id/lines'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').carrierInvoiceLinesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_lines_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_lines_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_line_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/carrier_invoice/:id/lines.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').carrierInvoiceLinesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_lines_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_lines_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.invoice_line_exports.disputed': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/carrier_invoice/:id/disputed.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_lines_controller').default['exportDisputed']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_lines_controller').default['exportDisputed']>>>
    }
  }
  'api.admin.invoice_acceptances.update': {
    methods: ["PUT"]
    pattern: '/api/v1/carrier_invoice/:id/accept'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').lineAcceptanceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/reconciliation/reconciliation_validators').lineAcceptanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_acceptances_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reconciliation/controllers/invoice_acceptances_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.lanes': {
    methods: ["GET","HEAD"]
    pattern: '/admin/lanes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/lanes_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/lanes_page_controller').default['render']>>>
    }
  }
  'admin.late_parcels': {
    methods: ["GET","HEAD"]
    pattern: '/admin/late_parcels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/late_parcels_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/late_parcels_page_controller').default['render']>>>
    }
  }
  'api.admin.lane_facts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/lane_fact/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/lanes/lane_validator').laneListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/lane_facts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/lane_facts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.lane_fact_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/lane_fact/all.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/lanes/lane_validator').laneListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/lane_facts_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/lane_facts_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.late_parcels.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/late_parcel/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/lanes/lane_validator').lateParcelListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/late_parcels_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/lanes/controllers/late_parcels_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.message_costs': {
    methods: ["GET","HEAD"]
    pattern: '/admin/message_costs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/message_costs/controllers/message_costs_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/message_costs/controllers/message_costs_page_controller').default['render']>>>
    }
  }
  'api.admin.message_costs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/message_cost/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/message_costs/message_cost_query').messageCostListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/message_costs/controllers/message_costs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/message_costs/controllers/message_costs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.message_cost_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/message_cost/all.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/message_costs/message_cost_query').messageCostListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/message_costs/controllers/message_costs_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/message_costs/controllers/message_costs_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.pickups': {
    methods: ["GET","HEAD"]
    pattern: '/admin/pickups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/pickups/pickups_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/pickups/pickups_page_controller').default['render']>>>
    }
  }
  'admin.organizations': {
    methods: ["GET","HEAD"]
    pattern: '/admin/config/organizations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organizations_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organizations_page_controller').default['render']>>>
    }
  }
  'admin.billing_groups': {
    methods: ["GET","HEAD"]
    pattern: '/admin/config/billingGroups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_page_controller').default['render']>>>
    }
  }
  'api.admin.current_organization.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/current_organizations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/current_organizations_controller').default['show']>>>
    }
  }
  'api.admin.organization_records.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['show']>>>
    }
  }
  'api.admin.organization_records.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/organizations/organization_validator').organizationSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.organization_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/all.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/organizations/organization_validator').organizationSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_group_choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/organization/init/billingGroups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['choices']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['choices']>>>
    }
  }
  'api.admin.organization_records.store': {
    methods: ["POST"]
    pattern: '/api/v1/organization'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/organizations/organization_validator').organizationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/organizations/organization_validator').organizationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.organization_records.update': {
    methods: ["PUT"]
    pattern: '/api/v1/organization/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/organizations/organization_validator').organizationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/organizations/organization_validator').organizationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/organization_records_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_groups.choices': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billingGroup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['choices']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['choices']>>>
    }
  }
  'api.admin.billing_groups.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billingGroup/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/organizations/organization_validator').billingGroupSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_group_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/billingGroup/all.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/organizations/organization_validator').billingGroupSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_groups.store': {
    methods: ["POST"]
    pattern: '/api/v1/billingGroup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/organizations/organization_validator').billingGroupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/organizations/organization_validator').billingGroupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.billing_groups.update': {
    methods: ["PUT"]
    pattern: '/api/v1/billingGroup/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/organizations/organization_validator').billingGroupValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/organizations/organization_validator').billingGroupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/organizations/controllers/billing_groups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users': {
    methods: ["GET","HEAD"]
    pattern: '/base/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/people/users_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/people/users_page_controller').default['render']>>>
    }
  }
  'admin.user_account': {
    methods: ["GET","HEAD"]
    pattern: '/base/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/people/user_account_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/people/user_account_page_controller').default['render']>>>
    }
  }
  'admin.zones': {
    methods: ["GET","HEAD"]
    pattern: '/admin/zones/:kind?'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones_page_controller').default['render']>>>
    }
  }
  'admin.zone_rates': {
    methods: ["GET","HEAD"]
    pattern: '/admin/zones/:kind/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { kind: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zone_rates_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zone_rates_page_controller').default['render']>>>
    }
  }
  'api.admin.international_zones.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/international/detail/:id/:geography'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; geography: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['show']>>>
    }
  }
  'api.admin.international_zones.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/international/:type/:courier/:country'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { type: ParamValue; courier: ParamValue; country: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['international']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['international']>>>
    }
  }
  'api.admin.international_zones.by_geography': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/international/:type/:courier/:country/:geography'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue, ParamValue]
      params: { type: ParamValue; courier: ParamValue; country: ParamValue; geography: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['international']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['international']>>>
    }
  }
  'api.admin.international_zones.store': {
    methods: ["POST"]
    pattern: '/api/v1/shippingZone/international/:type'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').internationalZoneValidator)>>
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').internationalZoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['storeInternational']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['storeInternational']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.international_zones.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shippingZone/international/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').internationalZoneValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').internationalZoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['updateInternational']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['updateInternational']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.international_zones.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shippingZone/international/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.local_zones.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/local/detail/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['show']>>>
    }
  }
  'api.admin.local_zones.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/local/:courier/:country'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { courier: ParamValue; country: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['local']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['local']>>>
    }
  }
  'api.admin.local_zones.store': {
    methods: ["POST"]
    pattern: '/api/v1/shippingZone/local'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').localZoneValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').localZoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['storeLocal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['storeLocal']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.local_zones.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shippingZone/local/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').localZoneValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').localZoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['updateLocal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['updateLocal']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.local_zones.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shippingZone/local/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.city_zones.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/city/detail/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['show']>>>
    }
  }
  'api.admin.city_zones.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/city/:courier/:country/:state'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { courier: ParamValue; country: ParamValue; state: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['city']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['city']>>>
    }
  }
  'api.admin.city_zones.store': {
    methods: ["POST"]
    pattern: '/api/v1/shippingZone/city'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').cityZoneValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').cityZoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['storeCity']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['storeCity']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.city_zones.update': {
    methods: ["PUT"]
    pattern: '/api/v1/shippingZone/city/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').cityZoneValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/zones/zone_validator').cityZoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['updateCity']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['updateCity']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.city_zones.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/shippingZone/city/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/zones_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.international_couriers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/courier/international/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/international_couriers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/international_couriers_controller').default['index']>>>
    }
  }
  'api.admin.city_couriers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/courier/city/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/city_couriers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/city_couriers_controller').default['index']>>>
    }
  }
  'api.admin.regions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/geography/region/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/regions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/regions_controller').default['index']>>>
    }
  }
  'api.admin.continents.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/geography/continent/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/continents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/continents_controller').default['index']>>>
    }
  }
  'api.admin.country_regions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/geography/region/country/:country'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { country: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/country_regions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/country_regions_controller').default['index']>>>
    }
  }
  'api.admin.state_regions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/geography/region/country/:country/state/:state'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { country: ParamValue; state: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/state_regions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/zones/controllers/state_regions_controller').default['index']>>>
    }
  }
  'api.admin.zone_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shippingZone/file/courier/:courier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/zone_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/zone_files_controller').default['show']>>>
    }
  }
  'api.admin.zone_files.store': {
    methods: ["POST"]
    pattern: '/api/v1/shippingZone/file/courier/:courier'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/files/tariff_file_validator').tariffFileValidator)>>
      paramsTuple: [ParamValue]
      params: { courier: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/files/tariff_file_validator').tariffFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/zone_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/zone_files_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.zone_file_previews.store': {
    methods: ["POST"]
    pattern: '/api/v1/shippingZone/file/courier/:courier/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/zone_files_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/zone_files_controller').default['preview']>>>
    }
  }
  'api.admin.zone_rate_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/rate/file/zone/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['show']>>>
    }
  }
  'api.admin.zone_rate_files.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/file/zone/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/files/tariff_file_validator').tariffFileValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/files/tariff_file_validator').tariffFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.zone_rate_file_previews.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/file/zone/:id/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['preview']>>>
    }
  }
  'api.admin.courier_rate_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/rate/file/courier/:courier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['show']>>>
    }
  }
  'api.admin.courier_rate_files.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/file/courier/:courier'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/files/tariff_file_validator').tariffFileValidator)>>
      paramsTuple: [ParamValue]
      params: { courier: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/files/tariff_file_validator').tariffFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.courier_rate_file_previews.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/file/courier/:courier/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/files/controllers/rate_files_controller').default['preview']>>>
    }
  }
  'api.admin.rates.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').rateSheetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').rateSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.rate_multipliers.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/multiplier'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').rateMultiplierValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').rateMultiplierValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_multipliers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_multipliers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.rates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/rate/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rates_controller').default['show']>>>
    }
  }
  'api.admin.rates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/rate/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').sheetVersionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').sheetVersionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rates_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.rate_sheets.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/rate/:id/sheets'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_sheets_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_sheets_controller').default['index']>>>
    }
  }
  'api.admin.rate_sheets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/rate/:id/sheets/:version'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; version: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_sheets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_sheets_controller').default['show']>>>
    }
  }
  'api.admin.rate_restorations.store': {
    methods: ["POST"]
    pattern: '/api/v1/rate/:id/sheets/:version/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').sheetVersionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; version: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/sheets/rate_sheet_validator').sheetVersionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/sheets/controllers/rate_restorations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.surcharges': {
    methods: ["GET","HEAD"]
    pattern: '/admin/surcharges'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_page_controller').default['render']>>>
    }
  }
  'api.admin.surcharges.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/surcharge/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['index']>>>
    }
  }
  'api.admin.surcharges.store': {
    methods: ["POST"]
    pattern: '/api/v1/surcharge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/surcharges/surcharge_validator').surchargeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/surcharges/surcharge_validator').surchargeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.surcharges.update': {
    methods: ["PUT"]
    pattern: '/api/v1/surcharge/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/surcharges/surcharge_validator').surchargeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/surcharges/surcharge_validator').surchargeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.surcharges.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/surcharge/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/console/list_fields').deletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/surcharges/controllers/surcharges_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tariffs': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_page_controller').default['render']>>>
    }
  }
  'admin.tariff': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_version_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_version_page_controller').default['render']>>>
    }
  }
  'admin.tariff_zone': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs/:id/zones/:zoneId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; zoneId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/changed_zone_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/changed_zone_page_controller').default['render']>>>
    }
  }
  'admin.tariff_price': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs/price'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/price_trial_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/price_trial_page_controller').default['render']>>>
    }
  }
  'admin.tariff_trial': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs/:id/price'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/price_trial_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/price_trial_page_controller').default['render']>>>
    }
  }
  'api.admin.tariff_versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/tariffs/versions/version_validator').versionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.tariff_versions.store': {
    methods: ["POST"]
    pattern: '/api/v1/tariff_version'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/versions/version_validator').newDraftValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/versions/version_validator').newDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.past_prices.store': {
    methods: ["POST"]
    pattern: '/api/v1/tariff_version/price'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/versions/version_validator').datedQuoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/versions/version_validator').datedQuoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/past_prices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/past_prices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.tariff_versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['show']>>>
    }
  }
  'api.admin.tariff_versions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/tariff_version/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/tariff_versions_controller').default['destroy']>>>
    }
  }
  'api.admin.version_differences.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/differences'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/tariffs/versions/version_validator').differencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_differences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_differences_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.version_difference_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/differences.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/tariffs/versions/version_validator').differencesFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_differences_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_differences_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.version_differences.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/differences/:zoneId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; zoneId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/tariffs/versions/version_validator').differencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_differences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_differences_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.version_publications.store': {
    methods: ["POST"]
    pattern: '/api/v1/tariff_version/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/versions/version_validator').publicationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/versions/version_validator').publicationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_publications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_publications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.version_roll_backs.store': {
    methods: ["POST"]
    pattern: '/api/v1/tariff_version/:id/roll_back'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/versions/version_validator').rollBackValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/versions/version_validator').rollBackValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_roll_backs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/versions/controllers/version_roll_backs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.version_checks.store': {
    methods: ["POST"]
    pattern: '/api/v1/tariff_version/:id/check'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/checks/controllers/version_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/checks/controllers/version_checks_controller').default['store']>>>
    }
  }
  'admin.tariff_replays': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs/:id/replay'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_page_controller').default['render']>>>
    }
  }
  'admin.tariff_replay': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tariffs/:id/replay/:replayId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; replayId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replay_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replay_page_controller').default['render']>>>
    }
  }
  'api.admin.tariff_replays.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/replay/all'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['index']>>>
    }
  }
  'api.admin.tariff_replays.store': {
    methods: ["POST"]
    pattern: '/api/v1/tariff_version/:id/replay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/tariffs/replays/replay_validator').replayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/tariffs/replays/replay_validator').replayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.tariff_replays.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/replay/:replayId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; replayId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['show']>>>
    }
  }
  'api.admin.tariff_replays.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/tariff_version/:id/replay/:replayId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; replayId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/tariff_replays_controller').default['destroy']>>>
    }
  }
  'api.admin.replay_customers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/replay/:replayId/customers.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; replayId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/replay_exports_controller').default['customers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/replay_exports_controller').default['customers']>>>
    }
  }
  'api.admin.replay_totals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/replay/:replayId/totals.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; replayId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/tariffs/replays/replay_validator').replayPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/replay_exports_controller').default['totals']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/replay_exports_controller').default['totals']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.replay_courier_changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tariff_version/:id/replay/:replayId/courier_changes.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; replayId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/replay_exports_controller').default['courierChanges']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/tariffs/replays/controllers/replay_exports_controller').default['courierChanges']>>>
    }
  }
  'admin.reference_lists': {
    methods: ["GET","HEAD"]
    pattern: '/admin/config/lists'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/reference_lists_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/reference_lists_page_controller').default['render']>>>
    }
  }
  'api.admin.courier_services.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reference/courier'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/courier_services_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/courier_services_controller').default['index']>>>
    }
  }
  'api.admin.courier_services.update': {
    methods: ["PUT"]
    pattern: '/api/v1/reference/courier/:code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reference/reference_validator').courierValidator)>>
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/reference/reference_validator').courierValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/courier_services_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/courier_services_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.carrier_services.update': {
    methods: ["PUT"]
    pattern: '/api/v1/reference/courier/:code/services'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reference/reference_validator').carrierServicesValidator)>>
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/reference/reference_validator').carrierServicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/carrier_services_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/carrier_services_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.reference_entries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reference/:list'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { list: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/reference/reference_validator').entrySearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.reference_entries.store': {
    methods: ["POST"]
    pattern: '/api/v1/reference/:list'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { list: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['store']>>>
    }
  }
  'api.admin.reference_entries.update': {
    methods: ["PUT"]
    pattern: '/api/v1/reference/:list/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/reference/reference_validator').entryVersionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/reference/reference_validator').entryVersionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.reference_entries.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/reference/:list/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/reference_entries_controller').default['destroy']>>>
    }
  }
  'api.admin.reference_restorations.store': {
    methods: ["PUT"]
    pattern: '/api/v1/reference/:list/:id/restore'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/reference/reference_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/reference/reference_restorations_controller').default['store']>>>
    }
  }
  'admin.languages': {
    methods: ["GET","HEAD"]
    pattern: '/admin/languages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/languages/languages_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/languages/languages_page_controller').default['render']>>>
    }
  }
  'api.admin.translations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/language/:language/message'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { language: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/languages/translations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/languages/translations_controller').default['index']>>>
    }
  }
  'api.admin.translations.update': {
    methods: ["PUT"]
    pattern: '/api/v1/language/:language/message/:key'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/languages/language_validator').translationValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { language: ParamValue; key: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/languages/language_validator').translationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/languages/translations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/languages/translations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.signatures.store': {
    methods: ["POST"]
    pattern: '/api/v1/language/:language/signature'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/languages/language_validator').signatureValidator)>>
      paramsTuple: [ParamValue]
      params: { language: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/languages/language_validator').signatureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/languages/signatures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/languages/signatures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings': {
    methods: ["GET","HEAD"]
    pattern: '/admin/config/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/console_settings_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/console_settings_page_controller').default['render']>>>
    }
  }
  'api.admin.settings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/setting/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/settings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/settings_controller').default['index']>>>
    }
  }
  'api.admin.settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/setting/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/settings_controller').default['show']>>>
    }
  }
  'api.admin.settings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/setting/:key'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/settings/setting_validator').settingValidator)>>
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/settings/setting_validator').settingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.approvals': {
    methods: ["GET","HEAD"]
    pattern: '/admin/approvals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_page_controller').default['render']>>>
    }
  }
  'admin.approval': {
    methods: ["GET","HEAD"]
    pattern: '/admin/approvals/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_page_controller').default['render']>>>
    }
  }
  'api.admin.approvals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/approval/all'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/approvals/approval_validator').approvalListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.approvals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/approval/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_controller').default['show']>>>
    }
  }
  'api.admin.approvals.update': {
    methods: ["PUT"]
    pattern: '/api/v1/approval/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/approvals/approval_validator').requestReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/approvals/approval_validator').requestReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approvals_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.approval_decisions.withdraw': {
    methods: ["POST"]
    pattern: '/api/v1/approval/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_decisions_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_decisions_controller').default['withdraw']>>>
    }
  }
  'api.admin.approval_decisions.approve': {
    methods: ["POST"]
    pattern: '/api/v1/approval/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/approvals/approval_validator').approveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/approvals/approval_validator').approveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_decisions_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.approval_decisions.decline': {
    methods: ["POST"]
    pattern: '/api/v1/approval/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/approvals/approval_validator').declineValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/approvals/approval_validator').declineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_decisions_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/approvals/controllers/approval_decisions_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.setup': {
    methods: ["GET","HEAD"]
    pattern: '/admin/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/setup_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/setup_page_controller').default['render']>>>
    }
  }
  'api.admin.setup_trials.store': {
    methods: ["POST"]
    pattern: '/api/v1/setup/trial'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/setup/setup_test_validator').setupTestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/setup/setup_test_validator').setupTestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/setup_trials_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/setup_trials_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.brand_logos.update': {
    methods: ["PUT"]
    pattern: '/api/v1/brand/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/brand_logos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/brand_logos_controller').default['update']>>>
    }
  }
  'api.admin.brand_logos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/brand/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/brand_logos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/setup/controllers/brand_logos_controller').default['destroy']>>>
    }
  }
  'admin.audit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/audit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/audit/audit_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/audit/audit_page_controller').default['render']>>>
    }
  }
  'api.admin.audit_entries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/audit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/audit/audit_validator').auditSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/audit/audit_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/audit/audit_entries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.admin.audit_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/audit.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/audit/audit_validator').auditSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/audit/audit_entries_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/audit/audit_entries_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.published_seals': {
    methods: ["GET","HEAD"]
    pattern: '/seals.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/proof/controllers/published_seals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/proof/controllers/published_seals_controller').default['show']>>>
    }
  }
  'admin.proof': {
    methods: ["GET","HEAD"]
    pattern: '/admin/proof'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/proof/controllers/proof_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/proof/controllers/proof_page_controller').default['render']>>>
    }
  }
  'api.admin.transfer_proofs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/proof/transfer/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/proof/controllers/transfer_proofs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/proof/controllers/transfer_proofs_controller').default['show']>>>
    }
  }
  'admin.metrics': {
    methods: ["GET","HEAD"]
    pattern: '/metrics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/health/controllers/metrics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/health/controllers/metrics_controller').default['show']>>>
    }
  }
  'admin.health': {
    methods: ["GET","HEAD"]
    pattern: '/admin/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/health/controllers/health_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/health/controllers/health_page_controller').default['render']>>>
    }
  }
  'api.admin.failed_jobs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/failed_job'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/health/controllers/failed_jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/health/controllers/failed_jobs_controller').default['index']>>>
    }
  }
  'api.admin.failed_jobs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/failed_job/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/health/controllers/failed_jobs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/health/controllers/failed_jobs_controller').default['destroy']>>>
    }
  }
  'api.admin.failed_job_retries.store': {
    methods: ["POST"]
    pattern: '/api/v1/failed_job/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/health/controllers/failed_job_retries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/health/controllers/failed_job_retries_controller').default['store']>>>
    }
  }
  'api.admin.check_runs.store': {
    methods: ["POST"]
    pattern: '/api/v1/health_check/:check'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { check: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/health/controllers/check_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/health/controllers/check_runs_controller').default['store']>>>
    }
  }
  'admin.developers': {
    methods: ["GET","HEAD"]
    pattern: '/developers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/developers_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/developers_page_controller').default['render']>>>
    }
  }
  'admin.developers.errors': {
    methods: ["GET","HEAD"]
    pattern: '/developers/errors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/errors/errors_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/errors/errors_page_controller').default['render']>>>
    }
  }
  'admin.developers.error_twin': {
    methods: ["GET","HEAD"]
    pattern: '/developers/errors/:twin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { twin: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['error']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['error']>>>
    }
  }
  'admin.developers.error': {
    methods: ["GET","HEAD"]
    pattern: '/developers/errors/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/errors/error_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/errors/error_page_controller').default['render']>>>
    }
  }
  'admin.developers.changelog': {
    methods: ["GET","HEAD"]
    pattern: '/developers/changelog'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/changelog/changelog_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/changelog/changelog_page_controller').default['render']>>>
    }
  }
  'admin.developers.try_it': {
    methods: ["GET","HEAD"]
    pattern: '/developers/try-it'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/developers_try_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/developers_try_page_controller').default['render']>>>
    }
  }
  'admin.developers.search': {
    methods: ["GET","HEAD"]
    pattern: '/developers/search.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/search_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/search_controller').default['show']>>>
    }
  }
  'admin.developers.group_twin': {
    methods: ["GET","HEAD"]
    pattern: '/developers/groups/:twin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { twin: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['group']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['group']>>>
    }
  }
  'admin.developers.group': {
    methods: ["GET","HEAD"]
    pattern: '/developers/groups/:group'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { group: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/developers_group_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/developers_group_page_controller').default['render']>>>
    }
  }
  'admin.developers.call_twin': {
    methods: ["GET","HEAD"]
    pattern: '/developers/calls/:twin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { twin: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['call']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['call']>>>
    }
  }
  'admin.developers.call': {
    methods: ["GET","HEAD"]
    pattern: '/developers/calls/:call'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { call: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/developers_call_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/developers_call_page_controller').default['render']>>>
    }
  }
  'admin.internal_api': {
    methods: ["GET","HEAD"]
    pattern: '/admin/developers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/internal_api_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/internal_api_page_controller').default['render']>>>
    }
  }
  'admin.openapi': {
    methods: ["GET","HEAD"]
    pattern: '/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/openapi/openapi_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/openapi/openapi_controller').default['show']>>>
    }
  }
  'admin.llms': {
    methods: ["GET","HEAD"]
    pattern: '/llms.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['all']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['all']>>>
    }
  }
  'admin.developers.twin': {
    methods: ["GET","HEAD"]
    pattern: '/developers.md'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['all']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['all']>>>
    }
  }
  'admin.developers.guide_twin': {
    methods: ["GET","HEAD"]
    pattern: '/developers/:twin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { twin: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['guide']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/site/markdown_versions_controller').default['guide']>>>
    }
  }
  'admin.developers.guide': {
    methods: ["GET","HEAD"]
    pattern: '/developers/:guide'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { guide: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/developers/developers_guide_page_controller').default['render']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/developers/developers_guide_page_controller').default['render']>>>
    }
  }
  'home': {
    methods: ["GET","HEAD"]
    pattern: '/base'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
}
