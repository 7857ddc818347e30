import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { getEnglishTranslator } from '#shared/languages/translator'
import Shipment from '#shipping/shipment/models/shipment'
import {
  PARCEL_TROUBLE_TEXTS,
  PARCEL_TROUBLES,
  type ParcelTrouble,
  parcelTrouble,
  senderStepText,
} from '#shipping/shipment/rules/parcel_states'

type Reading = { mustAct: string[]; sender: string; receiver: string }

/** What each party reads below the status, on every page and in every mail. */
const READINGS: Record<ParcelTrouble, Reading> = {
  REFUSED: {
    mustAct: ['sender'],
    sender:
      'Your money is safe. Please correct the address, and we will send it to the courier again, or take the refund. You can also call us on N.',
    receiver:
      'The courier could not take your package. Nothing for you to do. The sender is sorting it out with us, and we will update this page.',
  },
  HELD: {
    mustAct: ['sender', 'receiver'],
    sender:
      'Customs or the courier may need a document or an answer. Please look out for their call or e-mail, and ask the receiver to do the same.',
    receiver:
      'The courier is holding your package. It may need a document or an answer from you or the sender. Please look out for a call or an e-mail from the courier or customs.',
  },
  DELIVERY_FAILED: {
    mustAct: ['sender', 'receiver'],
    sender:
      'It usually tries again on the next working day. Please check the address and the phone number with the receiver.',
    receiver:
      'The courier could not deliver your package. It usually tries again on the next working day. Please keep your phone near you.',
  },
  READY_FOR_COLLECTION: {
    mustAct: ['sender', 'receiver'],
    sender:
      'Please tell the receiver to collect it soon. If nobody collects it in time, it comes back to you.',
    receiver:
      'Your package is ready for collection. Please collect it soon, with an identity card and this tracking number.',
  },
  RETURNING: {
    mustAct: [],
    sender: 'It was not delivered. The tracking will show when it is back.',
    receiver:
      'Your package is on its way back to the sender. If you still want it, please contact the sender.',
  },
  DAMAGED: {
    mustAct: ['sender', 'receiver'],
    sender:
      'Please ask the receiver to keep the packaging and take pictures, and call us soon: couriers take claims for a few days only. Our number is N.',
    receiver:
      'Your package was damaged on the way. Please keep the packaging, take pictures, and contact the sender soon.',
  },
  LOST: {
    mustAct: ['sender'],
    sender:
      'The courier is searching for it. Please call us and tell us what was inside and what it is worth, so that we can make a claim. Our number is N.',
    receiver:
      'The courier cannot find your package. The courier is searching for it. Please contact the sender.',
  },
  WITHDRAWN: {
    mustAct: ['sender'],
    sender:
      'It is not on its way. Please call us and we will book it again or refund the price. Our number is N.',
    receiver:
      'The courier has cancelled this shipment. It is not on its way. Please contact the sender.',
  },
  RETURNED: {
    mustAct: [],
    sender: 'It was not delivered. If you still want to send it, check it and book it again.',
    receiver:
      'Your package was returned to the sender. If you still want it, please contact the sender.',
  },
}

const translator = getEnglishTranslator()

test.group('A parcel in trouble', () => {
  test('tells sender and receiver the same: {$self}')
    .with([...PARCEL_TROUBLES])
    .run(({ assert }, trouble) => {
      const receiver = [
        translator.t(`tracking.state.${trouble}`, { thing: 'package' }),
        translator.t(`tracking.note.${trouble}`),
      ].join(' ')
      const { mustAct } = PARCEL_TROUBLE_TEXTS[trouble]
      const sender = senderStepText(trouble, 'N')
      assert.deepEqual({ mustAct: [...mustAct], sender, receiver }, READINGS[trouble])
    })

  test('asks exactly those who have to act: {$self}')
    .with([...PARCEL_TROUBLES])
    .run(({ assert }, trouble) => {
      const { mustAct, callUs } = PARCEL_TROUBLE_TEXTS[trouble]
      const { sender, receiver } = READINGS[trouble]
      const isAsked = (text: string) => /(^|\. )Please /.test(text)
      assert.equal(isAsked(sender), mustAct.includes('sender'))
      // The receiver is asked something, or referred to the sender who acts.
      assert.equal(
        isAsked(receiver.replace('Please contact the sender.', '')),
        mustAct.includes('receiver')
      )
      assert.notMatch(receiver, /call us|we are sorting/i)
      if (callUs) assert.match(receiver, /the sender/i)
      if (!mustAct.includes('receiver') && mustAct.includes('sender')) {
        assert.match(receiver, /Nothing for you to do|contact the sender/)
      }
    })

  test('is in the messages to receivers as on the page', ({ assert }) => {
    const bodyOf = (event: 'held' | 'delivery_failed' | 'ready_for_collection' | 'returned') =>
      translator.t(`messages.${event}.body`, {
        receiver: 'Grace',
        business: 'ACME',
        trackingNumber: '1',
        deliveryDay: '',
      })
    assert.match(bodyOf('held'), /may need a document or an answer from you, so please look out/)
    assert.match(bodyOf('delivery_failed'), /next working day. Please keep your phone near you.$/)
    assert.match(bodyOf('ready_for_collection'), /Please collect it soon, with an identity card/)
    assert.match(bodyOf('returned'), /If you still want it, please contact ACME.$/)
  })

  test('is a refused booking before anything that a courier reported', ({ assert }) => {
    const refused = parcelTrouble({ status: 'PENDING_ISSUE', parcelState: null })
    assert.equal(refused, 'REFUSED')
    assert.equal(parcelTrouble({ status: 'BOOKED', parcelState: 'HELD' }), 'HELD')
    assert.isNull(parcelTrouble({ status: 'BOOKED', parcelState: null }))
  })

  test('keeps its promised day only while it is coming: {$self}')
    .with([...PARCEL_TROUBLES])
    .run(({ assert }, trouble) => {
      const day = DateTime.fromISO('2026-11-27')
      const isRefused = trouble === 'REFUSED'
      const shipment = new Shipment().fill({
        status: isRefused ? 'PENDING_ISSUE' : 'BOOKED',
        trackingState: isRefused ? null : trouble,
        estimatedDeliveryOn: day,
      })
      assert.equal(shipment.expectedDeliveryOn, trouble === 'DELIVERY_FAILED' ? day : null)
    })
})
