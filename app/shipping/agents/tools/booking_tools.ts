import type { Caller } from '#identity/sessions/caller'
import { runOnceThenAnswer } from '#shared/idempotency/two_step_command'
import { type IdempotentCommand, runOnce } from '#shared/idempotency/idempotent_command'
import { formatKobo, naira } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import type { AgentCall, AgentTool, ToolAnswer } from '#shipping/agents/agent_tool'
import { IDEMPOTENCY_KEY } from '#shipping/agents/agent_tool'
import { IdempotencyKeyRequired } from '#shipping/agents/agent_errors'
import { bookValidator, createDraftValidator, idValidator } from '#shipping/agents/agent_validators'
import { SHIPMENT_SCHEMA } from '#shipping/agents/tools/shipment_schema'
import { payShipment } from '#shipping/billing/pay_shipment'
import {
  type BookingResult,
  cancelBooking,
  prepareBooking,
} from '#shipping/booking/prepare_booking'
import { bookingValidator } from '#shipping/booking/submission_validator'
import { checkShipmentReadiness } from '#shipping/customs/export_readiness'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import Shipment from '#shipping/shipment/models/shipment'
import { requireTransition } from '#shipping/shipment/shipment_status'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

const SHIPMENT_ID = { type: 'integer', description: 'From create_draft or list' }

const createDraft: AgentTool = {
  name: 'create_draft',
  title: 'Save a booking',
  description:
    'Saves a booking that is not paid, and charges nothing. Takes what POST /shipment takes. Unpaid bookings are cancelled after seven days.',
  scope: 'shipments:write',
  kind: 'adds',
  input: {
    properties: {
      shipment: SHIPMENT_SCHEMA,
      idempotency_key: IDEMPOTENCY_KEY,
    },
    required: ['shipment'],
  },
  async run(call, given) {
    const { shipment, idempotency_key: key } = await createDraftValidator.validate(given)
    return runOnceThenAnswer(agentCommand(call, { key, tool: 'create_draft', asked: given }), {
      prepare: async () => {
        const submission = await bookingValidator.validate(shipment)
        return prepareBooking(call.caller, { ...submission, pay: undefined })
      },
      answer: (booking) => draftAnswer(call, booking),
    })
  },
}

async function draftAnswer(
  { serialize }: AgentCall,
  { shipmentId, requoted, importDutyNotice }: BookingResult
): Promise<ToolAnswer> {
  const shipment = await Shipment.whole(shipmentId)
  const extra = { requoted, importDutyNotice, readiness: await checkShipmentReadiness(shipment) }
  const { data } = await serialize(ShipmentTransformer.transform(shipment, extra))
  const price = formatKobo(shipment.totalKobo)
  const news = requoted ? 'The quote had expired or changed, so this is another price. ' : ''
  const text = `Saved as ${shipment.id}, for ${price} with ${shipment.courier.name}. ${news}Nothing was charged.`
  return { text, data }
}

interface CommandInput {
  key: string | null | undefined
  tool: string
  asked: unknown
}

function agentCommand(
  { caller }: AgentCall,
  { key, tool, asked }: CommandInput
): IdempotentCommand {
  const request = ['mcp', tool, caller.organization.id, asked]
  return { key: key === null ? '' : key, ...caller.ownerOfCommands, request }
}

const book: AgentTool = {
  name: 'book',
  title: 'Pay for a booking and send it on its way',
  description:
    'Pays for a saved booking from the wallet; the courier then gets its order. Without confirm it says what it would do and what that costs, and does nothing: show that to the person who pays. With confirm it needs an idempotency_key, and it cannot be taken back by a tool.',
  scope: 'wallet:pay',
  kind: 'destroys',
  input: {
    properties: {
      id: SHIPMENT_ID,
      amount: {
        type: 'number',
        description: 'Naira that were agreed to: nothing is paid when the price is another by then',
      },
      confirm: { type: 'boolean', default: false, description: 'True pays' },
      idempotency_key: IDEMPOTENCY_KEY,
    },
    required: ['id'],
  },
  async run(call, given) {
    const wish = await bookValidator.validate(given)
    const shipment = await Shipment.visibleTo(call.caller).where('id', wish.id).firstOrFail()
    if (!wish.confirm) return previewPayment(call.caller, shipment)
    const { idempotency_key: key, amount } = wish
    if (key === undefined) throw new IdempotencyKeyRequired()
    const asked = { id: shipment.id, amount }
    const { shipmentId, trackingNumber } = await runOnce(
      agentCommand(call, { key, tool: 'book', asked }),
      (trx) => {
        const payment = { balance: 'cash', shown: amount } as const
        return payShipment(trx, call.caller, shipment.transactionReference, payment)
      }
    )
    await ShipmentPaid.dispatch(shipmentId)
    const { status, totalKobo } = await Shipment.findOrFail(shipmentId)
    return {
      text: `Booked, for ${formatKobo(totalKobo)}. The tracking number is ${trackingNumber}.`,
      data: { booked: true, id: shipmentId, trackingNumber, status, amount: naira(totalKobo) },
    }
  },
}

/** Throws ForbiddenTransition if the shipment is not awaiting payment. */
async function previewPayment(caller: Caller, { id, status }: Shipment): Promise<ToolAnswer> {
  requireTransition(status, 'PENDING')
  const shipment = await Shipment.whole(id)
  const wallet = await Wallet.of(caller)
  const cash = wallet.account('cash')
  const isCovered = cash.balanceKobo - (cash.floorKobo ?? 0) >= shipment.totalKobo
  const recipient = shipment.address('destination').fullname
  const price = formatKobo(shipment.totalKobo)
  const sentence = `This pays ${price} from the wallet for ${shipment.courier.name} to carry the shipment to ${recipient}.`
  return {
    text: `${sentence} ${isCovered ? 'Nothing was done so far: confirm it to book.' : 'The wallet does not cover it.'}`,
    data: {
      booked: false,
      id,
      recipient,
      courier: shipment.courierCode,
      amount: naira(shipment.totalKobo),
      covered: isCovered,
      trackingNumber: shipment.trackingNumber,
      status,
    },
  }
}

const cancel: AgentTool = {
  name: 'cancel',
  title: 'Give a saved booking up',
  description:
    'Cancels a booking that is not paid. One that is paid can only be taken back by our staff.',
  scope: 'shipments:write',
  kind: 'destroys',
  input: { properties: { id: SHIPMENT_ID }, required: ['id'] },
  async run({ caller }, given) {
    const { id } = await idValidator.validate(given)
    await cancelBooking(caller, id)
    return {
      text: 'The booking is cancelled. Nothing was charged.',
      data: { id, status: 'CANCELED' },
    }
  },
}

export const BOOKING_TOOLS = [createDraft, book, cancel]
