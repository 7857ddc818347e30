import {
  enumPart,
  formsOfGroup,
  nairaPart,
  rowsPart,
  settingForm,
  textPart,
} from '#admin/settings/setting_part_builders'
import { LANGUAGES } from '#shared/languages/rules/languages'
import {
  NOTIFICATION_EVENT_LABELS,
  NOTIFICATION_EVENTS,
} from '#shipping/tracking/rules/notification_events'

const MAX_MESSAGE_NAIRA = 10_000

export const MESSAGE_FORMS = formsOfGroup('Messages', {
  'branding.sms_part_kobo': settingForm(
    'Price of an SMS',
    nairaPart('Per Part', {
      max: MAX_MESSAGE_NAIRA,
      hint: 'The price that the gateway charges us. Businesses are not charged.',
    })
  ),
  'branding.whatsapp_message_kobo': settingForm(
    'Price of a WhatsApp message',
    nairaPart('Per Message', {
      max: MAX_MESSAGE_NAIRA,
      hint: 'The price that Meta charges us for a utility template.',
    })
  ),
  'branding.whatsapp_templates': settingForm(
    'WhatsApp templates',
    rowsPart(
      'Templates',
      enumPart('event', 'Event', NOTIFICATION_EVENTS, { names: NOTIFICATION_EVENT_LABELS }),
      enumPart(
        'language',
        'Language',
        LANGUAGES.map(({ code }) => code),
        { names: Object.fromEntries(LANGUAGES.map(({ code, english }) => [code, english])) }
      ),
      textPart('name', 'Name', 512)
    )
  ),
})
