import { test } from '@japa/runner'
import { DEFAULT_CHANNEL_PLAN } from '#branding/notifications/rules/channel_plan'
import { planSentence } from '#branding/notifications/rules/plan_sentence'

test.group('Sentence of a plan', () => {
  test('names the most frequent choice, its number of events and the quiet hours', ({ assert }) => {
    const { ways } = DEFAULT_CHANNEL_PLAN
    assert.equal(
      planSentence(DEFAULT_CHANNEL_PLAN),
      'SMS, and e-mail as well, for all 9 events. Quiet 9 PM to 7 AM.'
    )
    const booked = { ...ways.booked, phone: 'none' as const }
    assert.equal(
      planSentence({ ...DEFAULT_CHANNEL_PLAN, ways: { ...ways, booked }, quietUntil: '06:30' }),
      'SMS, and e-mail as well, for 8 of 9 events. Quiet 9 PM to 6:30 AM.'
    )
    assert.match(planSentence({ ...DEFAULT_CHANNEL_PLAN, quiet: false }), /No quiet hours\.$/)
  })
})
