import type {
  ChannelChoice,
  ChannelChoices,
  EmailChoice,
  PhoneChoice,
  QuietHours,
} from '#branding/notifications/rules/channel_plan'
import { NOTIFICATION_EVENTS } from '#shipping/tracking/rules/notification_events'

const PHONE_TEXTS: Record<Exclude<PhoneChoice, 'none'>, string> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  whatsapp_sms: 'WhatsApp or else SMS',
}

const EMAIL_TEXTS: Record<EmailChoice, string> = {
  always: ', and e-mail as well,',
  instead: ', or e-mail if the phone fails,',
  never: '',
}

/** Describes the most frequent choice: `SMS, and e-mail as well, for all 9 events. Quiet 9 PM to 7 AM.` */
export function planSentence({ ways, ...hours }: QuietHours & { ways: ChannelChoices }): string {
  const texts = NOTIFICATION_EVENTS.map((event) => choiceText(ways[event]))
  const countOf = (text: string) => texts.filter((one) => one === text).length
  const text = texts.reduce((most, one) => (countOf(one) > countOf(most) ? one : most))
  const count = countOf(text)
  const events = count === texts.length ? `all ${count}` : `${count} of ${texts.length}`
  return `${text} for ${events} events. ${hoursText(hours)}`
}

function choiceText({ phone, mail }: ChannelChoice): string {
  if (phone === 'none') return mail === 'never' ? 'No message' : 'E-mail'
  return PHONE_TEXTS[phone] + EMAIL_TEXTS[mail]
}

function hoursText({ quiet, quietFrom, quietUntil }: QuietHours): string {
  return quiet ? `Quiet ${clockText(quietFrom)} to ${clockText(quietUntil)}.` : 'No quiet hours.'
}

/** Formats `21:00` as `9 PM` and `06:30` as `6:30 AM`. */
function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = minutes
    ? `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
    : hours % 12 || 12
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`
}
